import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';
import { baseConfig, type Mode } from '../compile/baseConfig';
import { NamesInUsePlugin } from '../sharing/NamesInUsePlugin';
import { sharedByShell } from '../sharing/sharedOptions';
import { ALL_SHARED_MODULE, writeSharedModules } from '../sharing/writeSharedModules';

/** The ES module of it: the other one would bring the whole runtime a second time. */
const runtimeForRemotes = () =>
  fileURLToPath(import.meta.resolve('@module-federation/inject-external-runtime-core-plugin'));

/** Webpack's configuration of the shell: the one federation runtime, and every shared package, in the first file. */
export const shellConfig = (shellDir: string, outputDir: string, mode: Mode): Configuration => {
  writeSharedModules();
  const base = baseConfig('shell', outputDir, mode);
  return {
    ...base,
    entry: { shell: [ALL_SHARED_MODULE, join(shellDir, 'src', 'index.ts')] },
    plugins: [
      new NamesInUsePlugin(),
      new ModuleFederationPlugin({
        name: 'shell',
        remotes: {},
        shared: sharedByShell(shellDir),
        shareStrategy: 'loaded-first',
        // Remotes bring no runtime of their own: they find this one.
        runtimePlugins: [runtimeForRemotes()],
        virtualRuntimeEntry: true,
        experiments: { optimization: { disableSnapshot: true, target: 'web' } },
        dts: false,
        manifest: false,
      }),
    ],
  };
};
