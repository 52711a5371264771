import { existsSync } from 'node:fs';
import { join } from 'node:path';
import webpack from 'webpack';
import { ROOT } from './paths';

const STAND_INS = join(ROOT, 'webpack', 'compile', 'federation-runtime');

/** What stands in for modules of the federation runtime, by their path. */
const STAND_IN_BY_MODULE = {
  'runtime-core/dist/plugins/snapshot/SnapshotHandler.js': 'SnapshotHandler.js',
  'runtime-core/dist/utils/preload.js': 'preload.js',
  'sdk/dist/dom.js': 'dom.js',
  'error-codes/dist/desc.mjs': 'desc.js',
};

/**
 * Leaves out what we don't use of the federation runtime, 3 kB of the first load (br). Manifests, preloading by the runtime
 * and plain scripts: remotes are registered by the URL of an entry that is an ES module, and the HTML preloads their files.
 * Texts of errors: they stay recognizable by their codes.
 * @throws Error when an upgrade of the runtime has moved one of these modules.
 */
export const trimFederationRuntime = (): webpack.NormalModuleReplacementPlugin[] =>
  Object.entries(STAND_IN_BY_MODULE).map(([module, standIn]) => {
    const file = join(ROOT, 'node_modules', '@module-federation', module);
    if (!existsSync(file)) {
      throw new Error(`${file} no longer exists. Update webpack/compile/trimFederationRuntime.ts.`);
    }
    return new webpack.NormalModuleReplacementPlugin(/./, (data) => {
      if (data.createData?.resource === file) data.createData.resource = join(STAND_INS, standIn);
    });
  });
