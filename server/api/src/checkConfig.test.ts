import { checkConfig, InvalidConfigError } from './checkConfig';
import { LIMITS } from './config';

const VALID = {
  publicUrl: 'https://hashgrid.test',
  apiKey: 'k',
  gameName: 'Hashgrid',
  trustProxy: '',
  host: '127.0.0.1',
  port: 0,
  dataDir: '.data',
};

const findProblems = (options: object): readonly string[] => {
  try {
    checkConfig(options);
    return [];
  } catch (error) {
    if (error instanceof InvalidConfigError) return error.problems;
    throw error;
  }
};

test('accepts valid settings, optional ones included', () => {
  const smtp = { url: 'smtp://mail.example.org', from: 'a@b.test' };
  expect(findProblems(VALID)).toEqual([]);
  expect(
    findProblems({ ...VALID, smtp, limits: LIMITS, databaseUrl: 'postgres://db/game', log: () => undefined }),
  ).toEqual([]);
  expect(findProblems({ ...VALID, smtp: null, databaseUrl: null })).toEqual([]);
});

test.each([
  ['publicUrl', 'example.org', 'an http or https URL'],
  ['publicUrl', 'https://example.org/', 'without a trailing slash'],
  ['apiKey', '', '1 to 128 characters'],
  ['gameName', 'x'.repeat(41), '1 to 40 characters'],
  ['port', 70_000, '0 (any free port) to 65535'],
  ['port', 80.5, 'a whole number'],
  ['limits', { loginsByAccount: { count: 0, seconds: 1 } }, 'above 0'],
])('rejects %s = %j with its name, value and what is expected', (name, value, expected) => {
  const [problem] = findProblems({ ...VALID, [name]: value });
  expect(problem).toContain(`${name} is ${JSON.stringify(value)}`);
  expect(problem).toContain(expected);
});

test('lists every invalid or missing setting together and never prints a password', () => {
  const problems = findProblems({
    ...VALID,
    host: undefined,
    port: -1,
    databaseUrl: 'mysql://me:hunter2@db/game',
  });
  expect(problems).toHaveLength(3);
  expect(problems.join()).toContain('host is missing; expected a host name');
  expect(problems.join()).not.toContain('hunter2');
});
