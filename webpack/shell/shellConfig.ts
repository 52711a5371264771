import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';
import { baseConfig, type Mode } from '../compile/baseConfig';
import { NamesInUsePlugin } from '../sharing/NamesInUsePlugin';
import { sharedByShell } from '../sharing/sharedOptions';
import { ALL_SHARED_MODULE, writeSharedModules } from '../sharing/writeSharedModules';

const require = createRequire(import.meta.url);

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
        runtimePlugins: [require.resolve('@module-federation/inject-external-runtime-core-plugin')],
        virtualRuntimeEntry: true,
        experiments: { optimization: { disableSnapshot: true, target: 'web' } },
        dts: false,
        manifest: false,
      }),
    ],
  };
};
