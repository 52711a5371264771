import type { Overview } from '@hashgrid/contracts';
import { advanceTime, newMiner } from '../../../test/newMiner';
import { openTestApi, type TestApi } from '../../../test/openTestApi';
import { DAY_SECONDS } from '../../economy';
import { GAME_PROFILES } from '../../gameProfiles';

const HOUR = 3600;
const MINUTE = 60;

/** Returns a new player at the start of an hour, whose node mines until the test stops it. */
async function startMining(api: TestApi) {
  const now = api.context.now().getTime() / 1000;
  await advanceTime(api, HOUR - (now % HOUR));
  const miner = await newMiner(api);
  return { miner, recharge: () => miner.call('POST /auth/mining/nodes/recharge-all', {}) };
}

/** Returns how many of the last block's rewards the player earned in the last 24 hours. */
async function countRewards(miner: Awaited<ReturnType<typeof newMiner>>): Promise<number> {
  await miner.logInAgain();
  const { dayProfit, lastBlock } = await miner.get<Overview>('/shared/game/overview');
  return Number(dayProfit.mined) / Number(lastBlock!.playerReward!.mined);
}

describe('the earnings of the last 24 hours', () => {
  const api = openTestApi();

  test('are those of exactly the blocks that ended in that time, also within an hour', async () => {
    const { miner, recharge } = await startMining(api);
    await advanceTime(api, 90 * MINUTE);
    await miner.call('POST /auth/mining/nodes/stop-all', {});
    await advanceTime(api, 30 * MINUTE);
    await miner.call('POST /auth/mining/nodes/start-all', {});
    await advanceTime(api, 10 * HOUR);
    await recharge();
    await advanceTime(api, 12 * HOUR + 20 * MINUTE);
    // 24 hours and 20 minutes after the start: the first two blocks no longer count, the three of the pause were not mined.
    expect(await countRewards(miner)).toBeCloseTo(144 - 3, 3);
    await advanceTime(api, 70 * MINUTE);
    // The day begins with the pause.
    expect(await countRewards(miner)).toBeCloseTo(144 - 3, 3);
    await advanceTime(api, 10 * MINUTE);
    expect(await countRewards(miner)).toBeCloseTo(144 - 2, 3);
  });
});

describe('with blocks of ten seconds, the earnings of the last 24 hours', () => {
  const api = openTestApi({ gameProfile: GAME_PROFILES.demo });

  test('are those of a day of steady mining, also within a quarter of an hour', async () => {
    const { miner, recharge } = await startMining(api);
    await advanceTime(api, 12 * HOUR);
    await recharge();
    await advanceTime(api, 12 * HOUR + 10 * MINUTE);
    expect(await countRewards(miner)).toBeCloseTo(DAY_SECONDS / GAME_PROFILES.demo.blockSeconds, 2);
  });
});
