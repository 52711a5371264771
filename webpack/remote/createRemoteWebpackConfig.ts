import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import type { RemoteConfig } from '@hashgrid/contracts';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';
import { createBaseConfig, type Mode } from '../compile/createBaseConfig';
import { ROOT } from '../compile/paths';
import { PortableBuildPlugin } from '../compile/PortableBuildPlugin';
import { RetriedChunksPlugin } from '../compile/RetriedChunksPlugin';
import { trimFederationRuntime } from '../compile/trimFederationRuntime';
import { EndpointNamesPlugin } from '../sharing/EndpointNamesPlugin';
import { ForbidUnsharedNamesPlugin } from '../sharing/ForbidUnsharedNamesPlugin';
import { ForbidBundledSharedPlugin } from '../sharing/ForbidBundledSharedPlugin';
import { readRequiredRanges, createSharedOptions } from '../sharing/createSharedOptions';
import { SharedNamesPlugin } from '../sharing/SharedNamesPlugin';

// Without it, the federation plugin finds webpack by provoking an error, for which webpack compiles the schema of all its options.
process.env.FEDERATION_WEBPACK_PATH ??= createRequire(import.meta.url).resolve('webpack');

/** Returns the name of a page's chunk: `login/LoginPage` → `login-LoginPage`. */
export const getChunkName = (page: string): string => page.replaceAll('/', '-');

/** Lists what a remote exposes: its pages and widgets. */
export const listExposed = ({ routes, widgets = [] }: RemoteConfig): string[] => [
  ...new Set([...routes.map(({ page }) => page), ...widgets.map(({ component }) => component)]),
];

/** Returns the exposed modules: `./login/LoginPage` is `<remote>/src/login/LoginPage`, in its own chunk. */
const exposeModules = (sourcesDir: string, config: RemoteConfig) =>
  Object.fromEntries(
    listExposed(config).map((page) => [
      `./${page}`,
      // Relative: an absolute path would be part of the ID of the container.
      { import: `./${relative(ROOT, join(sourcesDir, page))}`, name: getChunkName(page) },
    ]),
  );

/**
 * Returns a remote's webpack configuration: a container that exposes its pages and widgets, and bundles nothing that is shared.
 * @param sourcesDir Folder of the pages and widgets.
 */
export const createRemoteWebpackConfig = (
  remoteDir: string,
  config: RemoteConfig,
  outputDir: string,
  mode: Mode,
  sourcesDir = join(remoteDir, 'src'),
): Configuration => {
  const base = createBaseConfig(config.name, outputDir, mode);
  const ranges = readRequiredRanges(remoteDir, config.platform);
  return {
    ...base,
    entry: {},
    // The shell provides the federation runtime on the global object.
    externalsType: 'global',
    plugins: [
      new ForbidUnsharedNamesPlugin(),
      new ForbidBundledSharedPlugin(new Set(Object.keys(ranges))),
      new SharedNamesPlugin(),
      new EndpointNamesPlugin(),
      new RetriedChunksPlugin(),
      new PortableBuildPlugin(),
      ...trimFederationRuntime(),
      new ModuleFederationPlugin({
        name: config.name,
        filename: 'entry.[contenthash:8].js',
        library: { type: 'module' },
        remoteType: 'module',
        exposes: exposeModules(sourcesDir, config),
        shared: createSharedOptions(ranges),
        shareStrategy: 'loaded-first',
        virtualRuntimeEntry: true,
        experiments: { externalRuntime: true, optimization: { disableSnapshot: true, target: 'web' } },
        dts: false,
        manifest: false,
      }),
    ],
  };
};
