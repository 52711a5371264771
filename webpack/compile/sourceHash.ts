import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { hashFiles } from './hashFiles';
import { REMOTES_DIR, ROOT, SHELL_DIR } from './paths';
import { toolchainHash } from './toolchainHash';

const LIBS = (names: readonly string[]) => names.map((name) => join(ROOT, 'shared-libs', name));
/** Libraries that a remote bundles; shared ones come from the shell. */
const REMOTE_LIBS = ['app-ui', 'ui', 'contracts'];
const SHELL_LIBS = ['platform', 'wallet', 'ui', 'contracts'];

const computeHash = (dir: string, libs: readonly string[]): string =>
  createHash('sha256')
    .update(`${toolchainHash()} ${hashFiles(ROOT, [dir, ...LIBS(libs)])}`)
    .digest('hex')
    .slice(0, 16);

/** Hashes everything that goes into a build: the package, the libraries that it bundles, and the toolchain. */
export const computeSourceHash = (name: string): string =>
  name === 'shell' ? computeHash(SHELL_DIR, SHELL_LIBS) : computeHash(join(REMOTES_DIR, name), REMOTE_LIBS);
