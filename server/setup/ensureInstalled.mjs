// Prepares a fresh clone: checks the version of Node, and installs the dependencies. Runs without any dependency.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const LOCKFILE = join(ROOT, 'package-lock.json');
/** npm's record of the installed packages. */
const INSTALLED = join(ROOT, 'node_modules', '.package-lock.json');
const OLDEST_NODE = [20, 19];

const fail = (message) => {
  console.error(message);
  process.exit(1);
};

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor < OLDEST_NODE[1])) {
  fail(
    `Hashgrid needs Node ${OLDEST_NODE.join('.')} or newer; this is ${process.versions.node}. Install Node 20 or a newer LTS.`,
  );
}

const readPackages = (file) => JSON.parse(readFileSync(file, 'utf8')).packages ?? {};

/** Returns the packages in npm's record; none when npm has not finished it, as on a full disk. */
const readInstalled = () => {
  try {
    return readPackages(INSTALLED);
  } catch {
    return {};
  }
};

/** Returns the packages of the lockfile, or ends the process with the reason why they can't be read. */
const readLockfile = () => {
  try {
    return readPackages(LOCKFILE);
  } catch (error) {
    // With HEAD, Git also restores a file with merge conflicts.
    fail(
      `Could not read ${LOCKFILE}: ${error.message}. Restore it with: git checkout HEAD -- package-lock.json`,
    );
  }
};

/** Whether all packages of the lockfile are installed in the same version, according to npm's record. */
const isInstalled = () => {
  const installed = readInstalled();
  return Object.entries(readLockfile()).every(([path, { version, optional, devOptional }]) => {
    // The others are the workspaces, which may have packages of their own below them.
    if (!path.includes('node_modules/')) return true;
    // Optional packages may be for other operating systems.
    if (!installed[path]) return Boolean(optional ?? devOptional);
    return installed[path].version === version;
  });
};

if (!isInstalled()) {
  console.log('Installing dependencies (npm ci), about a minute …');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const { status, error } = spawnSync(npm, ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: ROOT,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (error) fail(`Could not start npm: ${error.message}. Install npm and try again.`);
  if (status !== 0)
    fail(
      'Could not install dependencies, see the errors above. Check the network, the space on the disk and the access to this folder. Then run the command again.',
    );
}
