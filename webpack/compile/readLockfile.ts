import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './paths';
import type { Lockfile } from './resolvedVersions';

let known: Lockfile | undefined;

/** Reads the workspace's lockfile, once per process. */
export const readLockfile = (): Lockfile =>
  (known ??= JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as Lockfile);
