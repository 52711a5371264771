import type { ReleaseChange, ReleaseClient } from '@hashgrid/contracts/releases';
import { changeRelease } from './changeRelease';

const CHANGE: ReleaseChange = {
  action: 'rollback',
  channel: 'live',
  name: 'finance',
  from: '1.1.0-bbbbbbbb',
  to: '1.0.0-aaaaaaaa',
  revision: 8,
};

/** Runs a command line on a client that records what it sends. */
const run = async (line: string[], flags = {}) => {
  const sent: unknown[] = [];
  const client = new Proxy({} as ReleaseClient, {
    get: (_target, name) => async (given: object) => {
      sent.push([name, given]);
      return CHANGE;
    },
  });
  return { said: await changeRelease(client, line, flags), sent };
};

test.each([
  ['rollback finance', {}, 'rollback', {}, 'Rolled back finance from 1.1.0-bbbbbbbb to 1.0.0-aaaaaaaa.'],
  [
    'pin finance 1.0.0-aaaaaaaa',
    {},
    'pin',
    { release: '1.0.0-aaaaaaaa' },
    'until: npm run release -- unpin finance',
  ],
  ['pin finance', {}, 'pin', {}, 'Pinned finance to 1.0.0-aaaaaaaa.'],
  ['unpin finance', {}, 'unpin', {}, 'Unpinned finance.'],
  [
    'pause finance',
    { reason: 'month end' },
    'pause',
    { reason: 'month end' },
    'until: npm run release -- resume finance',
  ],
  ['resume finance', { channel: 'staging' }, 'resume', { channel: 'staging' }, 'Resumed finance.'],
  [
    'promote finance',
    { from: 'staging' },
    'promote',
    { from: 'staging', channel: 'live' },
    'is live in live',
  ],
  ['unpublish finance', {}, 'unpublish', {}, 'npm run release -- publish finance'],
])('%s %o asks for the change and says what it means', async (line, flags, call, given, words) => {
  const { said, sent } = await run(line.split(' '), flags);
  expect(sent).toEqual([[call, { name: 'finance', ...given }]]);
  expect(said).toContain(words);
});

test.each([
  [['rollback'], 'rollback needs the name of a remote, or shell.'],
  [['promote', 'finance'], 'promote needs --from <channel>'],
  [['toString', 'finance'], '"toString" changes no release.'],
])('refuses %p', async (line, problem) => {
  await expect(run(line)).rejects.toThrow(problem);
});
