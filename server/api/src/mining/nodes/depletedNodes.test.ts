import type { BulkResult, MiningNodes, Overview } from '@hashgrid/contracts';
import { advanceTime, newMiner } from '../../../test/newMiner';
import { openTestApi } from '../../../test/openTestApi';
import { DAY_SECONDS } from '../../economy';

describe('a node that ran empty and has recharged since', () => {
  const api = openTestApi();

  const openDepleted = async (idleDays: number) => {
    const miner = await newMiner(api);
    await advanceTime(api, (1 + idleDays) * DAY_SECONDS);
    await miner.logInAgain();
    return miner;
  };

  test('is still listed among those that need the player, because it does not mine', async () => {
    const miner = await openDepleted(2);
    const { nodes, needCharge } = await miner.get<Overview>('/shared/game/overview');
    expect(nodes).toMatchObject({ running: 0, depleted: 1, refilled: 0 });
    expect(needCharge).toMatchObject([{ status: 'depleted', battery: { charge: 0.5 } }]);
  });

  test('counts as refilled when it is full', async () => {
    const miner = await openDepleted(5);
    const { nodes } = await miner.get<Overview>('/shared/game/overview');
    expect(nodes).toMatchObject({ running: 0, depleted: 1, refilled: 1 });
  });

  test('resumes with “Recharge all” when it is full', async () => {
    const miner = await openDepleted(5);
    const readNodes = () => miner.get<MiningNodes>('/shared/mining/nodes');
    const { nodes, rechargeAll } = await readNodes();
    expect(nodes).toMatchObject([{ status: 'depleted', battery: { charge: 1 }, rechargeCost: '0' }]);
    expect(rechargeAll.nodes).toBe(1);
    const { body } = await miner.call<BulkResult>('POST /auth/mining/nodes/recharge-all', {});
    expect(body.data).toMatchObject({ changed: 1, cost: '0' });
    expect((await readNodes()).nodes).toMatchObject([{ status: 'running' }]);
  });
});
