import type { Profile } from '@hashgrid/contracts';
import { newSession } from '../../test/players';
import { makeBuild, openReleaseApi } from '../../test/releaseApi';
import { parseFlagCommand } from './FlagCommand';
import { runFlagCommand } from './runFlagCommand';

describe('flags', () => {
  const { api, newToken, send, upload } = openReleaseApi();
  const run = async (...line: string[]) => runFlagCommand(api.context, parseFlagCommand(line, 'rita'));
  const readFlags = async (bearer: string) =>
    (await api.call<Profile>('GET /shared/client/profile', { bearer })).body.data.flags;

  test('are decided for each player: the listed ones and a percentage of all', async () => {
    const [ada, bob] = [await newSession(api), await newSession(api)];
    const { username } = ada;
    const players = `${username.toUpperCase()},${username}`;
    expect(await run('set', 'new-balance', '--percent', '0', '--players', players)).toEqual([
      `new-balance: 0% of players and 1 listed (${username})`,
      'No live build has a flag yet.',
    ]);
    expect(await readFlags(ada.accessToken)).toEqual({ 'new-balance': true });
    expect(await readFlags(bob.accessToken)).toEqual({ 'new-balance': false });
    expect(await run('list')).toEqual([`new-balance: 0% of players and 1 listed (${username})`]);
    await run('set', 'new-balance', '--percent', '100');
    expect(await readFlags(bob.accessToken)).toEqual({ 'new-balance': true });
    await run('remove', 'new-balance');
    expect(await readFlags(bob.accessToken)).toEqual({});
    expect(await run('list')).toEqual(['No flag is set.']);
  });

  test('are compared with those of live builds, so that a misspelled name is noticed', async () => {
    const { token } = await newToken();
    const files = makeBuild('shop');
    const widgets = ['new-cart', 'new-till'].map((name) => ({
      slot: 'dashboard.summary',
      component: 'list/ListPage',
      title: 'List',
      flag: { name, default: false },
    }));
    const descriptor = { ...JSON.parse(files['remote.json'] ?? '{}'), widgets } as object;
    const release = await upload(token, 'shop', { ...files, 'remote.json': JSON.stringify(descriptor) });
    await send('POST /publish', token, { name: 'shop', release });
    expect(await run('set', 'new-cart', '--percent', '5')).toEqual(['new-cart: 5% of players']);
    expect(await run('set', 'new-card', '--percent', '5')).toEqual([
      'new-card: 5% of players',
      'No live build has this flag yet. Flags of live builds: new-cart, new-till',
    ]);
    for (const name of ['new-cart', 'new-card']) await run('remove', name);
  });

  test('leave an entry for every change in a log that cannot be altered', async () => {
    await run('set', 'logged', '--percent', '25', '--reason', 'first players');
    await run('remove', 'logged');
    expect(await run('log', 'logged')).toEqual([
      expect.stringMatching(/^2026-\S+Z rita logged: removed$/),
      expect.stringMatching(/^2026-\S+Z rita logged: 25% of players – first players$/),
    ]);
    expect(await run('log', 'unlogged')).toEqual(['No change of the flag "unlogged" is logged.']);
    for (const sql of ["update flag_log set who = 'nobody'", 'delete from flag_log', 'truncate flag_log'])
      await expect(api.database.query(sql)).rejects.toThrow();
  });

  test('stay unchanged after an invalid command', async () => {
    await expect(run('set', 'new', '--percent', '5', '--players', 'nobody-has-it')).rejects.toThrow(
      'No player is named "nobody-has-it".',
    );
    await expect(run('remove', 'new')).rejects.toThrow(
      'No flag named "new" is set. See the flags that are set with: npm run flags -w @hashgrid/server -- list',
    );
    for (const percent of ['101', '-1', '1.5', 'x', ' ', '1e1'])
      await expect(run('set', 'new', `--percent=${percent}`)).rejects.toThrow('expected a whole number');
    await expect(run('remove', 'new', '--reason', 'x'.repeat(201))).rejects.toThrow(
      '--reason has 201 characters; at most 200 are allowed.',
    );
    for (const name of ['New flag', '1st', 'x'.repeat(61)])
      await expect(run('set', name, '--percent', '5')).rejects.toThrow(
        'is not a valid flag name. Use up to 60',
      );
    for (const line of [
      [],
      ['set'],
      ['list', 'x'],
      ['set', 'a', 'b', '--percent', '1'],
      ['set', 'a', '--x'],
      ['remove', 'a', '--percent', '5'],
      ['remove', 'a', '--players', 'ada'],
    ])
      await expect(run(...line)).rejects.toThrow('npm run flags');
    expect(await run('list')).toEqual(['No flag is set.']);
  });
});
