import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Folders at the root of a package that no build depends on. Deeper, folders of these names can hold product code. */
const EXCLUDED_AT_ROOT = new Set(['dist', '.cache', '.data', 'coverage', 'catalog', 'test']);
/** Whether an entry at any depth is a test, an example, output of the type check or the folder of dependencies. */
const isExcluded = (name: string) =>
  name === 'node_modules' || /\.((test|examples)\.tsx?|tsbuildinfo)$/.test(name);

/**
 * Returns the files below a folder that a build may depend on, sorted; without tests, examples and dependencies.
 * @param excluded Names of entries of the folder itself to leave out too.
 */
export const listSourceFiles = (dir: string, excluded: ReadonlySet<string> = new Set()): string[] =>
  readdirSync(dir, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      if (excluded.has(entry.name) || isExcluded(entry.name)) return [];
      const path = join(dir, entry.name);
      return entry.isDirectory() ? listSourceFiles(path) : [path];
    });

/** Returns a file, or the files of a package or folder that a build may depend on. A path that does not exist has none. */
export const listPackageFiles = (path: string): string[] => {
  if (!existsSync(path)) return [];
  return statSync(path).isDirectory() ? listSourceFiles(path, EXCLUDED_AT_ROOT) : [path];
};

/**
 * Hashes the names and contents of files and folders.
 * @param paths Absolute paths of files, packages and folders of sources; one that does not exist counts as empty.
 * @returns The first 16 hex digits of a SHA-256.
 */
export const hashFiles = (root: string, paths: readonly string[]): string => {
  const hash = createHash('sha256');
  for (const file of paths.flatMap(listPackageFiles)) {
    hash
      .update(`${relative(root, file)}\0`)
      .update(readFileSync(file, 'latin1'), 'latin1')
      .update('\0');
  }
  return hash.digest('hex').slice(0, 16);
};
