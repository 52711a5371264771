import { parseArguments } from './parseArguments';
import { ReleaseError } from './ReleaseError';

test('parses a command with its options', () => {
  expect(parseArguments(['publish', 'finance', '--if-changed'])).toEqual({
    positionals: ['publish', 'finance'],
    flags: { 'if-changed': true },
  });
});

test.each([
  [['publish', 'finance', '--fast'], 'There is no option --fast. See: npm run release -- publish --help'],
  [['log', '--cursor'], "Option '--cursor <value>' argument missing. See: npm run release -- log --help"],
])('says in one line what is wrong with %j, and where the options are', (args, message) => {
  expect(() => parseArguments(args)).toThrow(new ReleaseError(message));
});

test('says why a release command has no --force', () => {
  expect(() => parseArguments(['publish', 'finance', '--force'])).toThrow(
    /^There is no option --force\. A publish always replaces what is live.*--emergency/,
  );
});
