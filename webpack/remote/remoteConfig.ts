import { join } from 'node:path';
import type { RemoteConfig } from '@hashgrid/contracts';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';
import { baseConfig, type Mode } from '../compile/baseConfig';
import { NamesInUsePlugin } from '../sharing/NamesInUsePlugin';
import { ForbidBundledSharedPlugin } from '../sharing/ForbidBundledSharedPlugin';
import { neededRanges, sharedByRemote } from '../sharing/sharedOptions';

/** Name of the chunk that starts a page: `login/LoginPage` → `login-LoginPage`. */
export const chunkNameOf = (page: string): string => page.replaceAll('/', '-');

/** Exposed modules: `./login/LoginPage` is `<remote>/src/login/LoginPage`, in a chunk of its own. */
const exposedPages = (remoteDir: string, { routes }: RemoteConfig) =>
  Object.fromEntries(
    routes.map(({ page }) => [
      `./${page}`,
      { import: join(remoteDir, 'src', page), name: chunkNameOf(page) },
    ]),
  );

/** Webpack's configuration of a remote: a container that exposes its pages and carries nothing that is shared. */
export const remoteConfig = (
  remoteDir: string,
  config: RemoteConfig,
  outputDir: string,
  mode: Mode,
): Configuration => {
  const base = baseConfig(config.name, outputDir, mode);
  return {
    ...base,
    entry: {},
    // The shell's federation runtime is found on the global object.
    externalsType: 'global',
    plugins: [
      new NamesInUsePlugin(),
      new ForbidBundledSharedPlugin(),
      new ModuleFederationPlugin({
        name: config.name,
        filename: 'entry.[contenthash:8].js',
        library: { type: 'module' },
        remoteType: 'module',
        exposes: exposedPages(remoteDir, config),
        shared: sharedByRemote(neededRanges(remoteDir, config.platform)),
        shareStrategy: 'loaded-first',
        virtualRuntimeEntry: true,
        experiments: { externalRuntime: true, optimization: { disableSnapshot: true, target: 'web' } },
        dts: false,
        manifest: false,
      }),
    ],
  };
};
