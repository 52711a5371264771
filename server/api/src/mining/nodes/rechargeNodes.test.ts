import type { BulkResult, MiningNodes } from '@hashgrid/contracts';
import { advanceTime, buyOre, newMiner } from '../../../test/newMiner';
import { openTestApi } from '../../../test/openTestApi';

const HALF_A_BATTERY_SECONDS = 12 * 60 * 60;

describe('a recharge of selected nodes', () => {
  const api = openTestApi();

  test('costs ORE, and leaves the free recharge of all nodes', async () => {
    const miner = await newMiner(api);
    await buyOre(miner, '1');
    const { nodes } = await miner.get<MiningNodes>('/shared/mining/nodes');
    const recharge = async (body: object) => {
      await advanceTime(api, HALF_A_BATTERY_SECONDS);
      return (await miner.call<BulkResult>('POST /auth/mining/nodes/recharge-all', body)).body.data;
    };
    expect(await recharge({ ids: nodes.map(({ id }) => id) })).toMatchObject({ changed: 1, cost: '0.003' });
    expect(await recharge({})).toMatchObject({ changed: 1, cost: '0' });
  });
});
