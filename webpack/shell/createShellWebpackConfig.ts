import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Configuration } from 'webpack';
import { createBaseConfig, type Mode } from '../compile/createBaseConfig';
import { ROOT, TOOLING_DIR } from '../compile/paths';
import { PortableBuildPlugin } from '../compile/PortableBuildPlugin';
import { RetriedChunksPlugin } from '../compile/RetriedChunksPlugin';
import { trimFederationRuntime } from '../compile/trimFederationRuntime';
import { EndpointNamesPlugin } from '../sharing/EndpointNamesPlugin';
import { ALL_SHARED_MODULE, writeSharedModules } from '../sharing/writeSharedModules';

const require = createRequire(import.meta.url);

const FEDERATION_CORE = join(TOOLING_DIR, 'shell', 'federation-core', 'runtimeCore.ts');

const WEB3MODAL = join(ROOT, 'node_modules/@web3modal');

/** Several Web3Modal packages have their own copy of lit, but a page may create each Trusted Types policy only once, so all use that of `ui`. */
const LIT = join(WEB3MODAL, 'ui/node_modules');
const LIT_ALIASES = Object.fromEntries(
  ['lit', 'lit-html', 'lit-element', '@lit/reactive-element'].map((name) => [name, join(LIT, name)]),
);

/** Returns the shell's webpack configuration: its initial scripts contain the federation runtime and all shared packages except the lazy ones. */
export const createShellWebpackConfig = (shellDir: string, outputDir: string, mode: Mode): Configuration => {
  writeSharedModules(shellDir);
  const base = createBaseConfig('shell', outputDir, mode);
  return {
    ...base,
    entry: { shell: join(shellDir, 'src', 'index.ts') },
    resolve: {
      ...base.resolve,
      alias: {
        ...base.resolve?.alias,
        '#shared-modules$': ALL_SHARED_MODULE,
        '@module-federation/runtime-core$': FEDERATION_CORE,
        ...LIT_ALIASES,
      },
    },
    module: {
      ...base.module,
      rules: [
        ...(base.module?.rules ?? []),
        { include: WEB3MODAL, use: require.resolve('./removeInlineCode.cjs') },
      ],
    },
    plugins: [
      new EndpointNamesPlugin(),
      new RetriedChunksPlugin(),
      new PortableBuildPlugin(),
      ...trimFederationRuntime(),
    ],
  };
};
