import { spawnSync } from 'node:child_process';
import { runTests } from './runTests';

jest.mock('node:child_process', () => ({ spawnSync: jest.fn(() => ({ status: 0 })) }));

/** Runs tests with these arguments, and returns those that Jest gets. */
const getJestArgs = (args: string[]): string[] => {
  expect(runTests(args)).toBe(true);
  const [, [, ...jestArgs]] = jest.mocked(spawnSync).mock.lastCall as unknown as [string, string[]];
  return jestArgs;
};

test.each([[['financ']], [['game', 'financ']], [['game', 'financ', '--watch']]])(
  'rejects an unknown name in %j, and lists the known ones',
  (args) => {
    expect(() => runTests(args)).toThrow(
      /^There is no remote "financ"\. Choose one of: shell, auth, finance, /,
    );
    expect(spawnSync).not.toHaveBeenCalled();
  },
);

test('runs the tests of the named packages, and those of all remotes when none is named', () => {
  expect(getJestArgs(['finance', 'shell'])).toEqual(['remotes/finance/', 'shell/src/']);
  expect(getJestArgs(['--watch', 'finance'])).toEqual(['--watch', 'remotes/finance/']);
  expect(getJestArgs(['--watch'])).toEqual(['--watch', 'remotes/']);
});

test('does not take the pattern of test titles for a name', () => {
  expect(getJestArgs(['finance', '-t', 'game'])).toEqual(['remotes/finance/', '-t', 'game']);
  expect(getJestArgs(['-t', 'game'])).toEqual(['-t', 'game', 'remotes/']);
});
