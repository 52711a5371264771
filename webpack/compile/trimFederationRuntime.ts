import { existsSync } from 'node:fs';
import { join } from 'node:path';
import webpack from 'webpack';
import { readInstalledVersion } from '../sharing/readInstalledVersion';
import { ROOT, TOOLING_DIR } from './paths';

const REPLACEMENTS_DIR = join(TOOLING_DIR, 'compile', 'federation-runtime');

const LIBRARY = '@module-federation/enhanced';
/** The version that our replacements, and the shell's runtime core, have been compared with. */
const COMPARED_VERSION = '2.9.2';

/** Replacements for modules of the federation runtime, by the path of the module. */
const REPLACEMENTS = {
  'webpack-bundler-runtime/dist/bundler.js': 'containerRuntime.js',
  'error-codes/dist/desc.mjs': 'desc.js',
};

/**
 * Replaces the modules of the federation runtime of which a page needs little, which removes 4 kB (Brotli) from the entry of each
 * remote. Error descriptions aren't needed either, because every error has a code.
 * @throws Error after an upgrade of the library, which may call what the replacements don't have.
 */
export const trimFederationRuntime = (): webpack.NormalModuleReplacementPlugin[] => {
  const installed = readInstalledVersion(LIBRARY, ROOT);
  if (installed !== COMPARED_VERSION)
    throw new Error(
      `${LIBRARY} is ${installed}, but our replacements of its runtime have been compared with ${COMPARED_VERSION} only. ` +
        'Compare what containers call in both versions, change COMPARED_VERSION in webpack/compile/trimFederationRuntime.ts, ' +
        'and run the browser tests of remotes.',
    );
  return Object.entries(REPLACEMENTS).map(([module, replacement]) => {
    const file = join(ROOT, 'node_modules', '@module-federation', module);
    if (!existsSync(file)) {
      throw new Error(`${file} no longer exists. Update webpack/compile/trimFederationRuntime.ts.`);
    }
    // Every request matches, because only the resolved path shows which module is meant.
    return new webpack.NormalModuleReplacementPlugin(/./, (data) => {
      if (data.createData?.resource === file) data.createData.resource = join(REPLACEMENTS_DIR, replacement);
    });
  });
};
