import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ROOT } from '../compile/paths';
import { listRemoteNames } from '../remote/loadRemoteConfig';

/** `hashgrid test [<name>] [options of Jest]`: runs the tests of a remote, or of all, by the repository's settings of Jest. */
export const runTests = (args: readonly string[]): void => {
  const names = listRemoteNames();
  const jest = createRequire(join(ROOT, 'package.json')).resolve('jest/bin/jest');
  // A bare name would also match paths that contain it.
  const patterns = args.map((arg) => (names.includes(arg) ? `remotes/${arg}/` : arg));
  const isNamed = args.some((arg) => names.includes(arg));
  const { status } = spawnSync(process.execPath, [jest, ...patterns, ...(isNamed ? [] : ['remotes/'])], {
    cwd: ROOT,
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
};
