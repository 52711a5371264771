import { existsSync, realpathSync } from 'node:fs';
import { basename, dirname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Folder of this package's code: `webpack` in the workspace of the product, `dist` where it is installed. */
export const TOOLING_DIR = join(dirname(fileURLToPath(import.meta.url)), '..');

/** Whether this runs from its sources, in the workspace of the product, and not in a team's own repository. */
export const IS_WORKSPACE = basename(TOOLING_DIR) !== 'dist';

/** Root of the repository: the workspace of the product, or the team's repository that has this package in its `node_modules`. */
export const ROOT = IS_WORKSPACE
  ? join(TOOLING_DIR, '..')
  : (TOOLING_DIR.split(`${sep}node_modules${sep}`)[0] ?? TOOLING_DIR);

/** Caches of builds. Safe to delete. */
export const CACHE_DIR = join(ROOT, '.cache');

export const SHELL_DIR = join(ROOT, 'shell');
export const REMOTES_DIR = join(ROOT, 'remotes');

/** Returns the folder of a library such as `ui`, with symbolic links resolved: its sources in the workspace, the package elsewhere. */
export const getLibDir = (name: string): string => {
  const installed = join(ROOT, 'node_modules', '@hashgrid', name);
  return existsSync(installed) ? realpathSync(installed) : installed;
};

/** Translations of the shell, which include those of platform, app-ui and wallet: its own folder in the workspace, the test kit's copy elsewhere. */
export const SHELL_LOCALES_DIR = IS_WORKSPACE
  ? join(SHELL_DIR, 'locales')
  : join(getLibDir('testing'), 'shell-locales');
