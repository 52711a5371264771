import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CACHE_DIR } from '../compile/paths';
import { readInstalledVersion } from './readInstalledVersion';
import { SHARED, type SharedRequest } from '../sharedPackages';

const DIR = join(CACHE_DIR, 'sharing');

/** Returns the file that re-exports the shared names of a request. */
export const getNamesModule = ({ request }: SharedRequest): string =>
  join(DIR, `${request.replace(/[^a-z0-9-]/gi, '_')}.js`);

/** File that lists every shared request with its version and a loader; the shell imports it as `#shared-modules`. */
export const ALL_SHARED_MODULE = join(DIR, 'allShared.js');

/** Writes a file only when it changes, because a newer modification time would invalidate webpack's cache. */
const writeIfChanged = (file: string, text: string): void => {
  try {
    if (readFileSync(file, 'utf8') === text) return;
  } catch {
    // It does not exist yet.
  }
  writeFileSync(file, text);
};

const getLoader = (shared: SharedRequest): string => {
  const file = JSON.stringify(shared.names ? getNamesModule(shared) : shared.request);
  return shared.isLazy ? `import: () => import(${file})` : `load: () => require(${file})`;
};

/** Generates the modules for the shell's build from the table in `sharedPackages.ts`. */
export const writeSharedModules = (shellDir: string): void => {
  mkdirSync(DIR, { recursive: true });
  for (const shared of SHARED) {
    if (!shared.names) continue;
    const { from, list } = shared.names;
    writeIfChanged(getNamesModule(shared), `export { ${list.join(', ')} } from '${from}';\n`);
  }
  const lines = SHARED.map((shared) => {
    const version = readInstalledVersion(shared.package, shellDir);
    return `  { request: '${shared.request}', version: '${version}', ${getLoader(shared)} },\n`;
  });
  writeIfChanged(ALL_SHARED_MODULE, `exports.sharedModules = [\n${lines.join('')}];\n`);
};
