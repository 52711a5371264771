import type { Overview, Welcome } from '@hashgrid/contracts';
import { advanceTime, buyOre, newMiner } from '../../../test/newMiner';
import { openTestApi } from '../../../test/openTestApi';
import { advanceAchievements } from '../../achievements/advanceAchievements';
import { SHARED_READ_SECONDS } from '../../config';
import { DAY_SECONDS } from '../../economy';

const api = openTestApi();

describe('the welcome facts', () => {
  test('tell guests what a new account gets and how many players mine, with one query for many calls', async () => {
    const before = await api.call<Welcome>('GET /public/game/welcome');
    expect([before.status, before.body.data]).toEqual([
      200,
      {
        miners: expect.any(Number),
        grant: { token: 'USDT', amount: '25' },
        starterHashrate: '3',
        isPlayMoney: true,
      },
    ]);
    await newMiner(api);
    api.advanceClock(SHARED_READ_SECONDS);
    const query = jest.spyOn(api.context.database, 'query');
    const calls = await Promise.all([1, 2, 3].map(() => api.call<Welcome>('GET /public/game/welcome')));
    expect(query.mock.calls.filter(([sql]) => sql.includes('players_power'))).toHaveLength(1);
    query.mockRestore();
    expect(calls.map(({ body }) => body.data.miners)).toEqual(
      [1, 2, 3].map(() => before.body.data.miners + 1),
    );
  });
});

describe('the first steps', () => {
  test('are marked as done one by one, and disappear when all are done', async () => {
    const miner = await newMiner(api);
    const readSteps = async () => (await miner.get<Overview>('/shared/game/overview')).firstSteps;
    const none = { hasMined: false, hasBoughtNode: false, hasCollected: false, hasSwapped: false };
    expect(await readSteps()).toEqual(none);
    await advanceTime(api, 600);
    expect(await readSteps()).toEqual({ ...none, hasMined: true });
    await miner.call('POST /auth/mining/nodes', { type: 'spark' });
    expect(await readSteps()).toEqual({ ...none, hasMined: true, hasBoughtNode: true });
    await miner.call('POST /auth/mining/collect');
    expect(await readSteps()).toEqual({ ...none, hasMined: true, hasBoughtNode: true, hasCollected: true });
    expect((await buyOre(miner, '1')).status).toBe(200);
    expect(await readSteps()).toBeNull();
  });

  test('include the first block even when the shares of a player who paused for weeks are purged', async () => {
    const miner = await newMiner(api);
    await advanceTime(api, 2 * DAY_SECONDS);
    await advanceAchievements(api.context);
    await api.database.query('delete from share_buckets where player_id = $1', [miner.id]);
    await miner.logInAgain();
    expect((await miner.get<Overview>('/shared/game/overview')).firstSteps).toMatchObject({ hasMined: true });
  });

  test('stay hidden for the player who hid them', async () => {
    const [miner, other] = [await newMiner(api), await newMiner(api)];
    expect((await miner.call('DELETE /shared/game/first-steps')).body.message).toBe('Checklist hidden.');
    expect((await miner.get<Overview>('/shared/game/overview')).firstSteps).toBeNull();
    expect((await other.get<Overview>('/shared/game/overview')).firstSteps).not.toBeNull();
  });
});
