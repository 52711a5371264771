import { createHash } from 'node:crypto';
import { basename, join } from 'node:path';
import { hashFiles } from './hashFiles';
import { getLibDir, IS_WORKSPACE, REMOTES_DIR, ROOT, SHELL_DIR } from './paths';
import { SHARED } from '../sharedPackages';
import { readLockfile } from './readLockfile';
import { readContainedShellTexts } from './readContainedShellTexts';
import { listResolvedVersions } from './listResolvedVersions';
import { computeToolchainHash } from './computeToolchainHash';

/** Returns the folders of libraries whose sources are hashed: none outside the workspace, where the lockfile has their versions. */
const listLibDirs = (names: readonly string[]) => (IS_WORKSPACE ? names.map(getLibDir) : []);
/** Libraries whose code is in a remote's scripts or in its prerendered pages. Platform is in the pages only. */
const REMOTE_LIBS = ['app-ui', 'ui', 'contracts', 'platform'];
/** Libraries whose sources are part of the shell, including those that it shares. */
const SHELL_LIBS = ['platform', 'wallet', 'app-ui', 'ui', 'contracts'];

/** Whether a package is shared, so that a remote's scripts depend only on its version. */
const isShared = (name: string): boolean => SHARED.some(({ package: shared }) => shared === name);

const computeHash = (dirs: readonly string[], versions: readonly string[], texts = ''): string =>
  createHash('sha256')
    .update(`${computeToolchainHash()} ${hashFiles(ROOT, dirs)} ${versions.join()} ${texts}`)
    .digest('hex')
    .slice(0, 16);

/**
 * Hashes everything that goes into a build: the package, the libraries whose code is in its scripts or prerendered pages, the versions
 * of what these depend on, the shell's translations of texts in that code, which prerendered pages show, and the toolchain. Equal
 * sources have equal hashes in every checkout.
 */
export const computeSourceHash = (name: string): string => {
  if (name === 'shell')
    return computeHash(
      [SHELL_DIR, ...listLibDirs(SHELL_LIBS)],
      listResolvedVersions(readLockfile(), basename(SHELL_DIR)),
    );
  const dirs = [join(REMOTES_DIR, name), ...listLibDirs(REMOTE_LIBS)];
  return computeHash(
    dirs,
    listResolvedVersions(readLockfile(), `${basename(REMOTES_DIR)}/${name}`, isShared),
    // Elsewhere, the texts are part of the test kit, whose version the toolchain has.
    IS_WORKSPACE ? readContainedShellTexts(dirs) : '',
  );
};
