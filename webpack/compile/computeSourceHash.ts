import { createHash } from 'node:crypto';
import { basename, join } from 'node:path';
import { hashFiles } from './hashFiles';
import { getLibDir, IS_WORKSPACE, REMOTES_DIR, ROOT, SHELL_DIR } from './paths';
import { SHARED } from '../sharedPackages';
import { readLockfile } from './readLockfile';
import { listResolvedVersions } from './listResolvedVersions';
import { computeToolchainHash } from './computeToolchainHash';

/** Returns the folders of libraries whose sources are hashed: none outside the workspace, where the lockfile has their versions. */
const listLibDirs = (names: readonly string[]) => (IS_WORKSPACE ? names.map(getLibDir) : []);
/** Libraries that a remote bundles; shared ones come from the shell. */
const REMOTE_LIBS = ['app-ui', 'ui', 'contracts'];
/** Libraries whose sources are part of the shell, including those that it shares. */
const SHELL_LIBS = ['platform', 'wallet', 'app-ui', 'ui', 'contracts'];

/** Whether a package is shared, so that a remote's build depends only on its version. */
const isShared = (name: string): boolean => SHARED.some(({ package: shared }) => shared === name);

const computeHash = (dir: string, libs: readonly string[], versions: readonly string[]): string =>
  createHash('sha256')
    .update(`${computeToolchainHash()} ${hashFiles(ROOT, [dir, ...listLibDirs(libs)])} ${versions.join()}`)
    .digest('hex')
    .slice(0, 16);

/**
 * Hashes everything that goes into a build: the package, the libraries that it bundles with the versions of what they depend
 * on, and the toolchain. Equal sources have equal hashes in every checkout.
 */
export const computeSourceHash = (name: string): string => {
  if (name === 'shell')
    return computeHash(SHELL_DIR, SHELL_LIBS, listResolvedVersions(readLockfile(), basename(SHELL_DIR)));
  const remote = `${basename(REMOTES_DIR)}/${name}`;
  return computeHash(
    join(REMOTES_DIR, name),
    REMOTE_LIBS,
    listResolvedVersions(readLockfile(), remote, isShared),
  );
};
