import type { GameRules, Overview, Welcome } from '@hashgrid/contracts';
import { advanceTime, buyOre, newMiner } from '../../../test/newMiner';
import { openTestApi } from '../../../test/openTestApi';
import { BLOCK_EMISSION, ECONOMY, POOL_START } from '../../economy';
import { toTerahashes } from '../prices/minedToken';
import { SHARED_READ_SECONDS } from '../../config';

const DAY = 86_400;

describe('the rules of the game', () => {
  const api = openTestApi();

  test('are public and complete', async () => {
    const { body, status } = await api.call<GameRules>('GET /shared/game/rules');
    expect(status).toBe(200);
    const { reward, halving, baselineHashrate } = BLOCK_EMISSION.standard;
    const { ORE, USDT } = POOL_START.standard;
    expect(body.data).toMatchObject({
      profile: 'standard',
      blocks: {
        seconds: 600,
        firstReward: reward,
        halving,
        minersPercent: 92,
        baselineHashrate: toTerahashes(baselineHashrate),
        referralPercents: [5, 2, 1],
      },
      battery: { runSeconds: DAY, fillSeconds: 4 * DAY, freeRechargesPerDay: 1 },
      nodes: { lifeDays: 90, maxLevel: 5, levelPercent: 15, upgradeCostFactor: 2 },
      grant: ECONOMY.grant,
      pool: {
        feeBps: 30,
        start: [
          { token: 'ORE', amount: ORE },
          { token: 'USDT', amount: USDT },
        ],
      },
      transfer: { feeBps: 10 },
    });
  });

  test('greet guests with what a new account gets and how many players mine, by one read for many calls', async () => {
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

  test('lead a new player through the first steps until all are done', async () => {
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

  test('hide the first steps of one player for good', async () => {
    const [miner, other] = [await newMiner(api), await newMiner(api)];
    expect((await miner.call('DELETE /shared/game/first-steps')).body.message).toBe('Checklist hidden.');
    expect((await miner.get<Overview>('/shared/game/overview')).firstSteps).toBeNull();
    expect((await other.get<Overview>('/shared/game/overview')).firstSteps).not.toBeNull();
  });
});
