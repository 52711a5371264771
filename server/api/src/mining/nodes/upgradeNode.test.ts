import type { MiningNodes, NodeReceipt } from '@hashgrid/contracts';
import { buyOre, newMiner } from '../../../test/newMiner';
import { openTestApi } from '../../../test/openTestApi';
import { FIELD_MESSAGES } from '../../messages';

describe('an upgrade', () => {
  const api = openTestApi();

  test('is refused above its maximum cost without a change, and accepted at the cost', async () => {
    const miner = await newMiner(api);
    await buyOre(miner, '1');
    const readNode = async () => (await miner.get<MiningNodes>('/shared/mining/nodes')).nodes[0]!;
    const { id, level } = await readNode();
    const upgrade = (maxCost: string) =>
      miner.call<NodeReceipt>(`POST /auth/mining/nodes/${id}/upgrade`, { maxCost });
    const refused = await upgrade('0.19999999');
    expect([refused.status, refused.body.errors]).toEqual([422, { maxCost: [FIELD_MESSAGES.costIncreased] }]);
    expect((await readNode()).level).toBe(level);
    expect((await upgrade('0.2')).body.data.cost).toBe('0.2');
  });
});
