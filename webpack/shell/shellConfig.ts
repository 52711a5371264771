import { join } from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { baseConfig, type Mode } from '../compile/baseConfig';
import { trimFederationRuntime } from '../compile/trimFederationRuntime';
import { ALL_SHARED_MODULE, writeSharedModules } from '../sharing/writeSharedModules';

/** Removes the federation runtime's code for manifests with snapshots and for Node. */
const RUNTIME_FLAGS = { FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true', ENV_TARGET: '"web"' };

/** Returns the shell's webpack configuration: the federation runtime and every shared package are in its entry. */
export const shellConfig = (shellDir: string, outputDir: string, mode: Mode): Configuration => {
  writeSharedModules(shellDir);
  const base = baseConfig('shell', outputDir, mode);
  return {
    ...base,
    entry: { shell: join(shellDir, 'src', 'index.ts') },
    resolve: {
      ...base.resolve,
      alias: { ...base.resolve?.alias, '#shared-modules$': ALL_SHARED_MODULE },
    },
    plugins: [new webpack.DefinePlugin(RUNTIME_FLAGS), ...trimFederationRuntime()],
  };
};
