import { parseReleaseTokenCommand } from './ReleaseTokenCommand';

const create = (...args: string[]) =>
  parseReleaseTokenCommand(['create', '--team', 'finance', '--remotes', 'finance', ...args]);

test('names the user of a token after the team unless a label does', () => {
  expect(create()).toMatchObject({ label: 'finance' });
  expect(create('--label', ' GitLab CI ')).toMatchObject({ label: 'GitLab CI' });
});

test.each(['', '  ', 'CI\n2026-11-26 publish game', 'CI\u2028b', 'by \u202eatir', 'x'.repeat(101)])(
  'rejects the label %j, which the log would show as the user',
  (label) => {
    expect(() => create('--label', label)).toThrow(
      /^--label is .*expected one line of at most 100 characters, such as "GitLab CI"/s,
    );
  },
);

test.each([
  ['--channels', ''],
  ['--days', ''],
])('rejects an empty %s', (option, value) => {
  expect(() => create(option, value)).toThrow(new RegExp(`^${option} `));
});
