import { accessSync, constants, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Folder in which Debian's packages install each version. */
const DEBIAN_DIR = '/usr/lib/postgresql';
const PROGRAMS = ['initdb', 'postgres', 'pg_dump', 'pg_restore'];

const hasPrograms = (folder: string) => {
  try {
    for (const program of PROGRAMS) accessSync(join(folder, program), constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

const listVersions = (folder: string) => {
  try {
    return readdirSync(folder).sort((a, b) => Number(b) - Number(a));
  } catch {
    return [];
  }
};

/**
 * Returns the folder of PostgreSQL's programs, from the PATH or Debian's location; undefined when they aren't installed
 * together.
 */
export function findInstalledPostgres(): string | undefined {
  const inPath = (process.env.PATH ?? '').split(delimiter);
  const installed = listVersions(DEBIAN_DIR).map((version) => join(DEBIAN_DIR, version, 'bin'));
  return [...inPath, ...installed].find(hasPrograms);
}
