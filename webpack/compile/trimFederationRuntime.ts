import { existsSync } from 'node:fs';
import { join } from 'node:path';
import webpack from 'webpack';
import { ROOT, TOOLING_DIR } from './paths';

const REPLACEMENTS_DIR = join(TOOLING_DIR, 'compile', 'federation-runtime');

/** Replacements for modules of the federation runtime, by the path of the module. */
const REPLACEMENTS = {
  'runtime-core/dist/plugins/snapshot/SnapshotHandler.js': 'SnapshotHandler.js',
  'runtime-core/dist/utils/preload.js': 'preload.js',
  'sdk/dist/dom.js': 'dom.js',
  'error-codes/dist/desc.mjs': 'desc.js',
};

/**
 * Replaces the modules of the federation runtime that the shell doesn't use, which removes 3 kB (Brotli) from the first load.
 * Remotes are registered by the URL of an ES module and preloaded by the HTML, so the runtime needs neither manifests nor its own
 * preloading nor classic scripts. Error descriptions aren't needed either, because every error has a code.
 * @throws Error when an upgrade of the runtime has moved one of these modules.
 */
export const trimFederationRuntime = (): webpack.NormalModuleReplacementPlugin[] =>
  Object.entries(REPLACEMENTS).map(([module, replacement]) => {
    const file = join(ROOT, 'node_modules', '@module-federation', module);
    if (!existsSync(file)) {
      throw new Error(`${file} no longer exists. Update webpack/compile/trimFederationRuntime.ts.`);
    }
    return new webpack.NormalModuleReplacementPlugin(/./, (data) => {
      if (data.createData?.resource === file) data.createData.resource = join(REPLACEMENTS_DIR, replacement);
    });
  });
