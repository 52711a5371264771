import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ROOT } from '../compile/paths';
import { listRemoteNames } from '../remote/loadRemoteConfig';

/**
 * Runs the tests of remotes by the repository's settings of Jest.
 * @param args Names of remotes, all when there is none, and options of Jest.
 * @returns Whether all have passed.
 */
export const runTests = (args: readonly string[]): boolean => {
  const names = listRemoteNames();
  const jest = createRequire(join(ROOT, 'package.json')).resolve('jest/bin/jest');
  // A bare name would also match paths that contain it.
  const patterns = args.map((arg) => (names.includes(arg) ? `remotes/${arg}/` : arg));
  const isNamed = args.some((arg) => names.includes(arg));
  const { status } = spawnSync(process.execPath, [jest, ...patterns, ...(isNamed ? [] : ['remotes/'])], {
    cwd: ROOT,
    stdio: 'inherit',
  });
  return status === 0;
};
