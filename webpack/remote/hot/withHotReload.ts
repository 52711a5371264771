import { createRequire } from 'node:module';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { RemoteConfig } from '@hashgrid/contracts';
import webpack, { type Configuration, type FileCacheOptions, type RuleSetRule } from 'webpack';
import { CACHE_DIR, TOOLING_DIR } from '../../compile/paths';
import { listExposed } from '../createRemoteWebpackConfig';
import { FetchUpdateManifestPlugin } from './FetchUpdateManifestPlugin';

const require = createRequire(import.meta.url);

const HOT_DIR = join(TOOLING_DIR, 'remote', 'hot');
/** Folder of the generated modules around pages and widgets. */
const HOT_PAGES_DIR = join(CACHE_DIR, 'hot');

/** Returns the folder of a remote's hot updates, beside that of its build: `finance-hot`. */
export const getHotFolder = (name: string): string => `${name}-hot`;

/**
 * Writes a module around each page and widget. The shell loads it, and it stays the same while the page behind it is replaced.
 * @returns The folder of the modules, which have the same paths as the pages in `src`.
 */
export const writeHotPages = (remoteDir: string, config: RemoteConfig): string => {
  const { name } = config;
  const dir = join(HOT_PAGES_DIR, name);
  rmSync(dir, { recursive: true, force: true });
  for (const page of listExposed(config)) {
    const file = join(dir, `${page}.js`);
    const source = JSON.stringify(join(remoteDir, 'src', page));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(
      file,
      `import Page from ${source};
import { getProxy } from '#hot/families';
import { registerHotUpdate } from '#hot/registerHotUpdate';
if (import.meta.webpackHot) {
  import.meta.webpackHot.accept(${source});
  registerHotUpdate(${JSON.stringify(name)}, import.meta.webpackHot);
}
export default getProxy(Page);
`,
    );
  }
  return dir;
};

interface SwcUse {
  loader: string;
  options: { jsc: object };
}

type SwcRule = Omit<RuleSetRule, 'use'> & { use: [SwcUse, ...string[]] };

/** Whether swc compiles the files of a rule. */
const isSwcRule = (rule: RuleSetRule): rule is SwcRule =>
  ['/\\.ts$/', '/\\.tsx$/'].includes(String(rule.test));

const toHotRules = (rule: RuleSetRule): RuleSetRule[] => {
  if (!isSwcRule(rule)) return [rule];
  const [swc, ...earlierLoaders] = rule.use;
  const { options } = swc;
  // swc describes components and hooks only with the JSX of development.
  const react = { runtime: 'automatic', development: true, refresh: true, importSource: '#hot' };
  const hotSwc = { ...swc, options: { ...options, jsc: { ...options.jsc, transform: { react } } } };
  return [
    { ...rule, include: HOT_DIR },
    { ...rule, exclude: HOT_DIR, use: [require.resolve('./hotLoader.cjs'), hotSwc, ...earlierLoaders] },
  ];
};

/** Returns the configuration of a development build whose modules can be replaced in open pages, keeping the state of components. */
export const withHotReload = (config: Configuration, name: string): Configuration => {
  const modules = ['families', 'registerHotUpdate'].map((module) => [
    `#hot/${module}$`,
    join(HOT_DIR, module),
  ]);
  return {
    ...config,
    output: {
      ...config.output,
      // Hot updates have one folder, whichever build a page was opened with.
      hotUpdateMainFilename: `../${getHotFolder(name)}/[runtime].[fullhash].json`,
      hotUpdateChunkFilename: `../${getHotFolder(name)}/[id].[fullhash].js`,
    },
    resolve: {
      ...config.resolve,
      alias: {
        ...config.resolve?.alias,
        ...(Object.fromEntries(modules) as Record<string, string>),
        '#hot/jsx-dev-runtime$': join(HOT_DIR, 'jsxDevRuntime'),
      },
    },
    module: {
      ...config.module,
      rules: [
        ...(config.module?.rules as RuleSetRule[]).flatMap(toHotRules),
        // The package.json that `npm init` writes says that .js files are CommonJS.
        { include: HOT_PAGES_DIR, type: 'javascript/auto' },
      ],
    },
    plugins: [
      ...(config.plugins ?? []),
      new webpack.HotModuleReplacementPlugin(),
      new FetchUpdateManifestPlugin(),
    ],
    cache: { ...(config.cache as FileCacheOptions), name: `${name}-hot` },
  };
};
