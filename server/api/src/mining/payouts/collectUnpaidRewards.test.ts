import { newMiner } from '../../../test/newMiner';
import { openTestApi } from '../../../test/openTestApi';

const LIMIT = { count: 2, seconds: 60 };

describe('collecting', () => {
  const api = openTestApi({ limits: { collectsByAccount: LIMIT } });

  test('is rate-limited per account, separately from node changes', async () => {
    const [miner, other] = [await newMiner(api), await newMiner(api)];
    const collect = async (player = miner) => (await player.call('POST /auth/mining/collect')).status;
    // 409: there is nothing to collect yet, but the attempt counts.
    expect([await collect(), await collect(), await collect()]).toEqual([409, 409, 429]);
    expect(await collect(other)).toBe(409);
    expect((await miner.call('POST /auth/mining/nodes/stop-all', {})).status).toBe(200);
    api.advanceClock(LIMIT.seconds);
    expect(await collect()).toBe(409);
  });
});
