import { spawnSync } from 'node:child_process';
import { runTests } from './runTests';

jest.mock('node:child_process', () => ({ spawnSync: jest.fn(() => ({ status: 0 })) }));

/** Returns the arguments that Jest gets. */
const readJestArgs = (args: string[]): string[] => {
  expect(runTests(args)).toBe(true);
  const [, [, ...jestArgs]] = jest.mocked(spawnSync).mock.lastCall as unknown as [string, string[]];
  return jestArgs;
};

test('rejects an unknown name, and lists the known ones', () => {
  expect(() => runTests(['financ'])).toThrow(
    /^There is no remote "financ"\. Choose one of: shell, auth, finance, /,
  );
});

test('runs the tests of the named packages, and those of all remotes without a name', () => {
  expect(readJestArgs(['finance', 'shell'])).toEqual(['remotes/finance/', 'shell/src/']);
  expect(readJestArgs(['--watch', 'finance'])).toEqual(['--watch', 'remotes/finance/']);
  expect(readJestArgs(['--watch'])).toEqual(['--watch', 'remotes/']);
});

test('does not take the pattern of test titles for a name', () => {
  expect(readJestArgs(['finance', '-t', 'game'])).toEqual(['remotes/finance/', '-t', 'game']);
  expect(readJestArgs(['-t', 'game'])).toEqual(['-t', 'game', 'remotes/']);
});
