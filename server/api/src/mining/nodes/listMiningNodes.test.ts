import { newMiner } from '../../../test/newMiner';
import { openTestApi } from '../../../test/openTestApi';
import { DAY_SECONDS, ECONOMY } from '../../economy';
import { listAllNodes, listMiningNodes } from './listMiningNodes';

const api = openTestApi();

test('lists an expired node for 30 days, and then only in the data export', async () => {
  const { id } = await newMiner(api);
  const countListed = async () => (await listMiningNodes(api.context, id)).nodes.length;
  api.advanceClock((ECONOMY.node.lifeDays + 30) * DAY_SECONDS - 1);
  expect(await countListed()).toBe(1);
  api.advanceClock(1);
  expect(await countListed()).toBe(0);
  expect(await listAllNodes(api.context, id)).toMatchObject([{ status: 'expired' }]);
});
