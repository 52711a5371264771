import type { BulkResult, MiningNodes } from '@hashgrid/contracts';
import { advanceTime, buyOre, newMiner, type Miner } from '../../../test/newMiner';
import { openTestApi } from '../../../test/openTestApi';
import { DAY_SECONDS, ECONOMY } from '../../economy';

const { drainPerSecond, fillPerSecond } = ECONOMY.battery;

describe('starting several nodes at once', () => {
  const api = openTestApi();

  const readNodes = async (miner: Miner) => (await miner.get<MiningNodes>('/shared/mining/nodes')).nodes;
  const start = async (miner: Miner) =>
    (await miner.call<BulkResult>('POST /auth/mining/nodes/start-all', {})).body.data;

  /** A player whose starter node has just run empty. */
  const newEmptyMiner = async () => {
    const miner = await newMiner(api);
    const [starter] = await readNodes(miner);
    await advanceTime(api, (Date.parse(starter!.battery.emptyAt!) - api.context.now().getTime()) / 1000);
    await miner.logInAgain();
    return miner;
  };

  test('counts the nodes that are too empty to start', async () => {
    const miner = await newEmptyMiner();
    expect(await start(miner)).toMatchObject({ changed: 0, empty: 1 });
    await miner.call('POST /auth/mining/nodes', { type: 'spark' });
    await miner.call('POST /auth/mining/nodes/stop-all', {});
    expect(await start(miner)).toMatchObject({ changed: 1, empty: 1 });
  });

  test('counts a node that would stop again within a minute as empty, not as started', async () => {
    const miner = await newEmptyMiner();
    const chargingSeconds = (60 * drainPerSecond) / fillPerSecond;
    await advanceTime(api, chargingSeconds - 10);
    expect(await start(miner)).toMatchObject({ changed: 0, empty: 1 });
    await advanceTime(api, 10);
    expect(await start(miner)).toMatchObject({ changed: 1, empty: 0 });
  });

  test('counts running nodes neither as started nor as empty', async () => {
    const miner = await newMiner(api);
    expect(await start(miner)).toMatchObject({ changed: 0, empty: 0 });
  });
});

describe('actions for several nodes, some of which have expired since they were selected', () => {
  const api = openTestApi();

  test('change the others, and are refused only when none is left', async () => {
    const miner = await newMiner(api);
    api.advanceClock(89 * DAY_SECONDS);
    await miner.logInAgain();
    await miner.call('POST /auth/mining/nodes', { type: 'spark' });
    api.advanceClock(1.5 * DAY_SECONDS);
    await miner.logInAgain();
    const { nodes } = await miner.get<MiningNodes>('/shared/mining/nodes');
    expect(nodes.map(({ type, status }) => [type, status])).toEqual([
      ['starter', 'expired'],
      ['spark', 'depleted'],
    ]);
    const ids = nodes.map(({ id }) => id);
    await buyOre(miner, '1');
    for (const action of ['recharge-all', 'stop-all', 'start-all']) {
      const bulk = (body: object) => miner.call<BulkResult>(`POST /auth/mining/nodes/${action}`, body);
      expect((await bulk({ ids })).body.data).toMatchObject({ changed: 1 });
      const { status, body } = await bulk({ ids: ids.slice(0, 1) });
      expect([status, body.message]).toEqual([404, 'Expired nodes can’t be used. Buy new ones in the shop.']);
    }
  });
});
