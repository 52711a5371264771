import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Root of the workspace. */
export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** Caches of builds. Safe to delete. */
export const CACHE_DIR = join(ROOT, '.cache');

export const SHELL_DIR = join(ROOT, 'shell');
export const REMOTES_DIR = join(ROOT, 'remotes');
