import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { namesFiles, parseCandidate } from './parseCandidate';

test('returns null when only options of Playwright are given', () => {
  expect(parseCandidate(['specs/guards.spec.ts', '-g', 'login', '--workers', '1'])).toBeNull();
});

test.each([
  [['--candidate', 'finance'], { name: 'finance', source: null, rest: [] }],
  [['--candidate=finance@1.2.0-0a1b2c3d'], { name: 'finance', source: '1.2.0-0a1b2c3d', rest: [] }],
  [
    ['specs/finance', '--candidate', 'finance@/tmp/build', '-g', 'pays'],
    { name: 'finance', source: '/tmp/build', rest: ['specs/finance', '-g', 'pays'] },
  ],
])('reads %j', (args, expected) => {
  expect(parseCandidate(args)).toEqual(expected);
});

test.each([
  [[], false],
  [['specs/finance'], true],
  [['-g', 'pays'], false],
  [['--grep', 'pays', '--workers', '1', '--headed'], false],
  [['--grep=pays', 'specs/finance'], true],
  [['-g', 'pays', 'specs/finance'], true],
])('tells files from the values of options in %j', (args, expected) => {
  expect(namesFiles(args)).toBe(expected);
});

test('knows every option of Playwright that has a value, which is not a file', () => {
  const cli = createRequire(__filename).resolve('@playwright/test/cli');
  const help = execFileSync(process.execPath, [cli, 'test', '--help'], { encoding: 'utf8' });
  const options = [...help.matchAll(/^ +(?:(-\w), )?(--[\w-]+) [<[]/gm)].flatMap(([, short, long]) =>
    short ? [short, long!] : [long!],
  );
  expect(options).toEqual(expect.arrayContaining(['-g', '--grep', '--reporter']));
  expect(options.filter((option) => namesFiles([option, 'value']))).toEqual([]);
});

test.each([[['--candidate']], [['--candidate', '../finance']], [['--candidate', 'finance@']]])(
  'throws the usage for %j',
  (args) => {
    expect(() => parseCandidate(args)).toThrow('npm run e2e -- --candidate <name>');
  },
);
