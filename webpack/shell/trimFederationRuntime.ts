import { existsSync } from 'node:fs';
import { join } from 'node:path';
import webpack from 'webpack';
import { ROOT } from '../compile/paths';

const STAND_INS = join(ROOT, 'webpack', 'shell', 'federation-runtime');

/** Modules of the federation runtime that only manifests, preloading by the runtime and plain scripts use. */
const REPLACED = [
  ['runtime-core', 'plugins', 'snapshot', 'SnapshotHandler.js'],
  ['runtime-core', 'utils', 'preload.js'],
  ['sdk', 'dom.js'],
].map(([name = '', ...path]) => ({
  file: join(ROOT, 'node_modules', '@module-federation', name, 'dist', ...path),
  standIn: join(STAND_INS, path.at(-1) ?? ''),
}));

/**
 * Leaves out what the shell doesn't use of the federation runtime, 2.4 kB of the first load (br): remotes are registered by
 * the URL of an entry that is an ES module, and the HTML preloads their files.
 * @throws Error when an upgrade of the runtime has moved one of these modules.
 */
export const trimFederationRuntime = () =>
  REPLACED.map(({ file, standIn }) => {
    if (!existsSync(file))
      throw new Error(`${file} no longer exists. Update webpack/shell/trimFederationRuntime.ts.`);
    return new webpack.NormalModuleReplacementPlugin(/./, (data) => {
      if (data.createData?.resource === file) data.createData.resource = standIn;
    });
  });
