import { join } from 'node:path';
import { BIN_DIR } from '../compile/paths';
import { runWorker } from '../compile/runWorker';

/**
 * Returns the lines of `findMissingTexts` for a remote, found on another thread: loading a compiler and parsing the sources takes
 * about as long as a fifth of a rebuild.
 */
export const findMissingTextsInWorker = (
  name: string,
  dir: string,
  locales: readonly string[],
): Promise<string[]> => runWorker(join(BIN_DIR, 'findMissingTexts.mjs'), { name, dir, locales });
