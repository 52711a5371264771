import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CACHE_DIR } from '../compile/paths';
import { installedVersion } from './installedVersion';
import { SHARED, type SharedRequest } from '../shared';

const DIR = join(CACHE_DIR, 'sharing');

/** File that re-exports the names of a request that is shared by names. */
export const namesModuleOf = ({ request }: SharedRequest): string =>
  join(DIR, `${request.replace(/[^a-z0-9-]/gi, '_')}.js`);

/** File that lists every shared request with its version and a way to get it; the shell imports it as `#shared-modules`. */
export const ALL_SHARED_MODULE = join(DIR, 'allShared.js');

/** Writes only what differs: a newer date alone would make webpack look again. */
const writeIfChanged = (file: string, text: string): void => {
  try {
    if (readFileSync(file, 'utf8') === text) return;
  } catch {
    // Not there yet.
  }
  writeFileSync(file, text);
};

/** Writes the modules that the shell's build needs besides its sources, from the table in `shared.ts`. */
export const writeSharedModules = (shellDir: string): void => {
  mkdirSync(DIR, { recursive: true });
  for (const shared of SHARED) {
    if (!shared.names) continue;
    const { from, list } = shared.names;
    writeIfChanged(namesModuleOf(shared), `export { ${list.join(', ')} } from '${from}';\n`);
  }
  const lines = SHARED.map((shared) => {
    const version = installedVersion(shared.package, shellDir);
    const file = JSON.stringify(shared.names ? namesModuleOf(shared) : shared.request);
    return `  { request: '${shared.request}', version: '${version}', load: () => require(${file}) },\n`;
  });
  writeIfChanged(ALL_SHARED_MODULE, `exports.sharedModules = [\n${lines.join('')}];\n`);
};
