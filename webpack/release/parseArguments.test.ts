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

test.each([
  [
    ['promote', 'finance', '--from', 'staging', '--canary', '5%'],
    'promote has no option --canary. See: npm run release -- promote --help',
  ],
  [
    ['rollback', 'finance', '1.0.0-aaaaaaaa'],
    'rollback does not take "1.0.0-aaaaaaaa": it makes the previous release live. Choose another one with: npm run release -- pin <name> <release>',
  ],
  [['publish', 'finance', 'game'], 'publish does not take "game". See: npm run release -- publish --help'],
  [
    ['publish', 'finance', '--all'],
    'publish does not take "finance". See: npm run release -- publish --help',
  ],
])('rejects what a command would ignore, because it would then do something else: %j', (args, message) => {
  expect(() => parseArguments(args)).toThrow(new ReleaseError(message));
});

test('shows how to write a reason that begins with a dash', () => {
  expect(() => parseArguments(['rollback', 'finance', '--reason', '-5% of the payments fail'])).toThrow(
    /^Option '--reason' argument is ambiguous\. [^\n]*'--reason=-XYZ'\. See: npm run release -- rollback --help$/,
  );
});

test.each([
  [['--all', '--keep-others'], '--keep-others needs --all and --if-changed.'],
  [['finance', '--if-changed', '--keep-others'], '--keep-others needs --all and --if-changed.'],
  [['--all', '--replaces', 'none'], '--replaces is for one name. Leave out --all.'],
])('rejects conflicting options of a publish: %j', (args, message) => {
  expect(() => parseArguments(['publish', ...args])).toThrow(new ReleaseError(message));
});

test.each([
  [
    ['canary', 'finance', 'stop', '--promote-after', '30m'],
    '--promote-after is for a share of the players. Leave it out with stop.',
  ],
  [
    ['canary', 'finance', 'promote', '--promote-after', '30m'],
    '--promote-after is for a share of the players. Leave it out with promote.',
  ],
  [
    ['preview', 'finance', '--revoke', '3'],
    '--revoke is for an existing link. Leave out the name, --expires and --local.',
  ],
  [
    ['preview', '--revoke', '3', '--expires', '2h'],
    '--revoke is for an existing link. Leave out the name, --expires and --local.',
  ],
  [
    ['preview', '--revoke', '3', '--local'],
    '--revoke is for an existing link. Leave out the name, --expires and --local.',
  ],
])('rejects what %j would ignore beside another argument', (args, message) => {
  expect(() => parseArguments(args)).toThrow(new ReleaseError(message));
});

test.each([[['canary', 'finance', '5%', '--promote-after', '30m']], [['preview', '--revoke', '3']]])(
  'accepts %j',
  (args) => {
    expect(() => parseArguments(args)).not.toThrow();
  },
);

const EMERGENCY = '--emergency needs a reason for the log: --emergency "payments fail"';

test.each([
  [['promote', 'finance', '--from', 'staging', '--emergency', ''], EMERGENCY],
  [['publish', 'finance', '--emergency=  '], EMERGENCY],
  [
    ['rollback', 'finance', '--channel', ''],
    '--channel has an empty value. Give it one, or leave the option out. See: npm run release -- rollback --help',
  ],
  [
    ['preview', '--revoke', ''],
    '--revoke has an empty value. Give it one, or leave the option out. See: npm run release -- preview --help',
  ],
  [
    ['pin', 'finance', ''],
    'pin got an empty argument. Give it a value, or leave it out. See: npm run release -- pin --help',
  ],
])('rejects the empty value of an unset variable instead of ignoring it: %j', (args, message) => {
  expect(() => parseArguments(args)).toThrow(new ReleaseError(message));
});

test('leaves an unknown command to the caller', () => {
  expect(parseArguments(['pubish', 'finance']).positionals).toEqual(['pubish', 'finance']);
});
