import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

const EXCLUDED_NAMES = new Set(['node_modules', 'dist', '.cache', '.data', 'coverage', 'catalog', 'test']);
/** Whether a file is a test, an example or output of the type check. */
const isExcluded = (name: string) => /\.((test|examples)\.tsx?|tsbuildinfo)$/.test(name);

/** Returns the files below a folder that a build may depend on, sorted; without tests, examples, outputs and dependencies. */
export const listSourceFiles = (dir: string): string[] =>
  readdirSync(dir, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      if (EXCLUDED_NAMES.has(entry.name) || isExcluded(entry.name)) return [];
      const path = join(dir, entry.name);
      return entry.isDirectory() ? listSourceFiles(path) : [path];
    });

/**
 * Hashes the names and contents of files and folders.
 * @param paths Absolute paths; one that does not exist counts as empty.
 * @returns The first 16 hex digits of a SHA-256.
 */
export const hashFiles = (root: string, paths: readonly string[]): string => {
  const hash = createHash('sha256');
  for (const path of paths) {
    if (!existsSync(path)) continue;
    const files = statSync(path).isDirectory() ? listSourceFiles(path) : [path];
    for (const file of files) {
      hash
        .update(`${relative(root, file)}\0`)
        .update(readFileSync(file, 'latin1'), 'latin1')
        .update('\0');
    }
  }
  return hash.digest('hex').slice(0, 16);
};
