import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { describeChoices } from '../cli/describeChoices';
import { CommandError } from '../cli/CommandError';
import { SHELL } from '@hashgrid/contracts/releases';
import { IS_WORKSPACE, ROOT } from '../compile/paths';
import { listRemoteNames } from '../remote/loadRemoteConfig';

/** Options of Jest whose value, the next argument, may be the name of a remote. */
const TITLE_PATTERN_OPTION = /^(-t|--testNamePattern)$/;

/**
 * Runs the tests of the shell or of remotes with the repository's Jest configuration.
 * @param args `shell` or names of remotes (all remotes if none is named), then Jest options, which may be followed by more names.
 * @returns Whether all have passed.
 * @throws {CommandError} for an unknown name before the options.
 */
export const runTests = (args: readonly string[]): boolean => {
  const patterns = new Map([
    ...(IS_WORKSPACE ? [[SHELL, `${SHELL}/src/`] as const] : []),
    ...listRemoteNames().map((name) => [name, `remotes/${name}/`] as const),
  ]);
  const firstOption = args.findIndex((arg) => arg.startsWith('-'));
  const names = firstOption === -1 ? args : args.slice(0, firstOption);
  const unknown = names.find((name) => !patterns.has(name));
  if (unknown !== undefined)
    throw new CommandError(`There is no remote "${unknown}". ${describeChoices([...patterns.keys()])}`);
  const jest = createRequire(join(ROOT, 'package.json')).resolve('jest/bin/jest');
  const isName = (arg: string, index: number) =>
    patterns.has(arg) && !TITLE_PATTERN_OPTION.test(args[index - 1] ?? '');
  // A bare name would also match paths that contain it.
  const jestArgs = args.map((arg, index) => (isName(arg, index) ? (patterns.get(arg) ?? arg) : arg));
  const hasName = args.some(isName);
  const { status } = spawnSync(process.execPath, [jest, ...jestArgs, ...(hasName ? [] : ['remotes/'])], {
    cwd: ROOT,
    stdio: 'inherit',
  });
  return status === 0;
};
