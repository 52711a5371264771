import type { ReleaseChange, ReleaseClient } from '@hashgrid/contracts/releases';
import { changeRelease } from './changeRelease';
import { makeRelease } from './test/makeRelease';

const CHANGE: ReleaseChange = {
  action: 'rollback',
  channel: 'live',
  name: 'finance',
  from: '1.1.0-bbbbbbbb',
  to: '1.0.0-aaaaaaaa',
  revision: 8,
};

const RELEASE = {
  version: '1.1.0',
  hash: 'bbbbbbbb',
  base: '/remotes/finance/1.1.0-bbbbbbbb/',
  publishedAt: '2026-01-01T00:00:00.000Z',
};
const SHELL_DESCRIPTOR = {
  version: '1.1.0',
  entry: 'entry.js',
  chunks: [],
  integrity: {},
  locales: [],
  sourceHash: '',
};
const FINANCE_DESCRIPTOR = {
  ...makeRelease('bbbbbbbb').descriptor,
  name: 'finance',
  shared: { react: '^19.4.0' },
};
const makeRegistry = (reactVersion: string) => ({
  revision: 8,
  shell: {
    current: { ...RELEASE, descriptor: { ...SHELL_DESCRIPTOR, shared: { react: reactVersion } } },
    previous: [],
  },
  remotes: { finance: { current: { ...RELEASE, descriptor: FINANCE_DESCRIPTOR }, previous: [] } },
});
/** `old` has a shell that the remote cannot run in, and `new` has none. */
const REGISTRIES: Record<string, object> = {
  live: makeRegistry('19.4.0'),
  staging: makeRegistry('19.4.0'),
  old: makeRegistry('19.3.1'),
  new: { revision: 0, shell: null, remotes: {} },
};

/** Actions that the API reports for the calls of one command. */
const CANARY_ACTIONS: Record<string, ReleaseChange['action']> = {
  promoteCanary: 'canary-promote',
  stopCanary: 'canary-stop',
};

/** Runs a command line on a client that records what it sends. */
const run = async (line: string[], flags = {}, more: Partial<ReleaseChange> = {}) => {
  const sent: unknown[] = [];
  const client = new Proxy({} as ReleaseClient, {
    get: (_target, name) => async (request: { channel?: string }) => {
      if (name === 'registry')
        return { registry: JSON.stringify(REGISTRIES[request.channel ?? '']), damaged: [] };
      sent.push([name, request]);
      const action = CANARY_ACTIONS[String(name)] ?? CHANGE.action;
      return { ...CHANGE, action, channel: request.channel ?? CHANGE.channel, ...more };
    },
  });
  return { message: await changeRelease(client, line, flags), sent };
};

test.each([
  ['rollback finance', {}, 'rollback', {}, 'Rolled back finance from 1.1.0-bbbbbbbb to 1.0.0-aaaaaaaa.'],
  [
    'pin finance 1.0.0-aaaaaaaa',
    {},
    'pin',
    { release: '1.0.0-aaaaaaaa' },
    'until you run: npm run release -- unpin finance',
  ],
  ['pin finance', {}, 'pin', {}, 'Pinned finance to 1.0.0-aaaaaaaa.'],
  ['unpin finance', {}, 'unpin', {}, 'Unpinned finance.'],
  [
    'pause finance',
    { reason: 'month end' },
    'pause',
    { reason: 'month end' },
    'until you run: npm run release -- resume finance',
  ],
  ['resume finance', { channel: 'staging' }, 'resume', { channel: 'staging' }, 'Resumed finance.'],
  [
    'promote finance',
    { from: 'staging' },
    'promote',
    { from: 'staging', channel: 'live', check: 'passed', release: '1.1.0-bbbbbbbb' },
    'Promoted finance 1.0.0-aaaaaaaa to live.',
  ],
  [
    'canary finance 25%',
    { 'promote-after': '2h' },
    'canary',
    { percent: 25, promoteAfterSeconds: 7200 },
    '25% of the players get finance 1.0.0-aaaaaaaa; the others get 1.1.0-bbbbbbbb.',
  ],
  ['canary finance promote', {}, 'promoteCanary', {}, 'finance 1.0.0-aaaaaaaa is live for all players.'],
  [
    'canary finance stop',
    {},
    'stopCanary',
    {},
    'Stopped the canary of finance. All players get 1.0.0-aaaaaaaa.',
  ],
  ['unpublish finance', {}, 'unpublish', {}, 'npm run release -- publish finance'],
])('%s %o requests the change and describes its result', async (line, flags, call, fields, words) => {
  const { message, sent } = await run(line.split(' '), flags);
  expect(sent).toEqual([[call, { name: 'finance', ...fields }]]);
  expect(message).toContain(words);
});

test('says that a rollback has ended a canary', async () => {
  const { message } = await run(['rollback', 'finance'], {}, { endedCanary: '1.2.0-cccccccc' });
  expect(message).toBe(
    'Rolled back finance from 1.1.0-bbbbbbbb to 1.0.0-aaaaaaaa. This also ended the canary of finance 1.2.0-cccccccc.',
  );
});

test('promotes a release that does not fit the channel only in an emergency, and sends both reasons', async () => {
  const flags = { from: 'staging', channel: 'old' };
  await expect(run(['promote', 'finance'], flags)).rejects.toThrow(
    'needs react ^19.4.0, but the live shell 1.1.0 provides 19.3.1.',
  );
  await expect(run(['promote', 'finance'], flags)).rejects.toThrow(
    'npm run release -- promote finance --from staging --channel old --emergency "<why>"',
  );
  const { sent } = await run(['promote', 'finance'], {
    ...flags,
    emergency: 'payments fail',
    reason: 'new fees',
  });
  expect(sent).toEqual([
    ['promote', { name: 'finance', ...flags, check: 'skipped', reason: 'payments fail (new fees)' }],
  ]);
});

test('names the channel that lacks the release to promote', async () => {
  await expect(run(['promote', 'finance'], { from: 'new' })).rejects.toThrow(
    'Could not promote "finance": the channel "new" has no live release of it. Publish it there first: npm run release -- publish finance --channel new',
  );
});

test('does not promote a remote to a channel without a shell, because nothing could be checked', async () => {
  await expect(run(['promote', 'finance'], { from: 'staging', channel: 'new' })).rejects.toThrow(
    'Could not promote "finance": the channel "new" has no live shell to check against. Promote one first: npm run release -- promote shell --from staging --channel new',
  );
});

test.each([
  ['pin', 'unpin finance --channel staging'],
  ['pause', 'resume finance --channel staging'],
  ['unpublish', 'publish finance --channel staging'],
])('names the channel in the command that undoes %s', async (command, undo) => {
  const { message } = await run([command, 'finance'], { channel: 'staging' });
  expect(message).toContain(`npm run release -- ${undo}`);
});

test.each([
  [['rollback'], 'rollback needs the name of a remote, or shell.'],
  [['promote', 'finance'], 'promote needs --from <channel>'],
  [['canary', 'finance'], 'canary needs a second argument: a share of the players such as 25%'],
  [['canary', 'finance', '100%'], '"100%" is not a share of the players'],
  [['canary', 'finance', '0.01%'], '"0.01%" is not a share of the players'],
  [['toString', 'finance'], '"toString" changes no release.'],
])('rejects %p', async (line, problem) => {
  await expect(run(line)).rejects.toThrow(problem);
});

test('rejects a duration without a unit', async () => {
  await expect(run(['canary', 'finance', '5%'], { 'promote-after': '30' })).rejects.toThrow(
    '"30" is not a duration; expected at least a minute, such as 30m, 2h or 1d.',
  );
});
