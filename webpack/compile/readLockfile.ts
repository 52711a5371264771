import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './paths';
import type { Lockfile } from './listResolvedVersions';

let cached: Lockfile | undefined;

/** Reads the repository's lockfile, once per process. */
export const readLockfile = (): Lockfile => {
  if (cached) return cached;
  const file = join(ROOT, 'package-lock.json');
  if (!existsSync(file))
    throw new Error(`${file} is missing. It says which package versions a build uses. Run: npm install`);
  return (cached = JSON.parse(readFileSync(file, 'utf8')) as Lockfile);
};
