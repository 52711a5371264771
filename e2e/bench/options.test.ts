import { readOptions } from './options';
import { PART_NAMES } from './partNames';

const read = (...args: string[]) => readOptions(args, ['/login', '/dashboard']);

it('by default, runs every part except the server, throttled, in 7 to 25 rounds', () => {
  const { parts, rounds, maxRounds, profiles } = read();
  expect(parts).toEqual(PART_NAMES.filter((name) => name !== 'server'));
  expect([rounds, maxRounds]).toEqual([7, 25]);
  expect(profiles).toEqual(['throttled']);
});

it('runs only the named parts, in a fixed order', () => {
  expect(read('--only', 'server,first-load').parts).toEqual(['first-load', 'server']);
});

it('runs exactly the given number of rounds, unless more are allowed', () => {
  expect(read('--rounds', '2')).toMatchObject({ rounds: 2, maxRounds: 2 });
  expect(read('--rounds', '2', '--max-rounds', '9')).toMatchObject({ rounds: 2, maxRounds: 9 });
});

it.each([
  [['--only', 'startup'], /Unknown value of --only: startup\. Use first-load, /],
  [['--rounds', '0'], /--rounds is 0; expected a whole number/],
  [['--runs', '3'], /Unknown option '--runs'/],
])('rejects %j with an error that includes the usage', (args, problem) => {
  expect(() => read(...args)).toThrow(problem);
  expect(() => read(...args)).toThrow(/Usage: npm run bench/);
});
