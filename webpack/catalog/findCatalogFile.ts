import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { CACHE_DIR, SHELL_DIR } from '../compile/paths';

/** Folder of the catalog's build. */
export const OUTPUT_DIR = join(CACHE_DIR, 'catalog');

/** Returns the file for a URL's path: a public one of the shell, such as a flag, or one of the catalog's build, which may not exist. */
export const findCatalogFile = (path: string): string => {
  const publicFile = join(SHELL_DIR, 'public', path);
  return existsSync(publicFile) ? publicFile : join(OUTPUT_DIR, path);
};
