import { parseArguments } from './parseArguments';

test('parses a command with its options', () => {
  expect(parseArguments(['publish', 'finance', '--if-changed'])).toEqual({
    positionals: ['publish', 'finance'],
    flags: { 'if-changed': true },
  });
});

test('names an option that does not exist, and shows those that do', () => {
  expect(() => parseArguments(['publish', 'finance', '--fast'])).toThrow(
    /^There is no option --fast\. \nUsage: npm run release/,
  );
});

test('says why a release command has no --force', () => {
  expect(() => parseArguments(['publish', 'finance', '--force'])).toThrow(
    /^There is no option --force\. A publish always replaces what is live.*--emergency/,
  );
});
