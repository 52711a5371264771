import { advanceTime, newMiner } from '../../../test/newMiner';
import { openTestApi } from '../../../test/openTestApi';
import { settleBeforeStatement } from '../../../test/settleBeforeStatement';
import { countBlocksWithShares } from '../../economy';
import { GAME_PROFILES } from '../../gameProfiles';
import { readGameState } from '../clock/gameState.queries';
import { listBlocks } from './listBlocks';

const api = openTestApi();
const profile = GAME_PROFILES.standard;

test('returns null as the reward of a block, not 0, when its shares are deleted during the read', async () => {
  const { id: playerId } = await newMiner(api);
  const { height } = await readGameState(api.database);
  await advanceTime(api, countBlocksWithShares(profile) * profile.blockSeconds);
  const readOldest = async (context = api.context) =>
    (await listBlocks(context, { playerId, cursor: String(height + 1), limit: 1 })).items[0];
  expect(Number((await readOldest())?.playerReward?.mined)).toBeGreaterThan(0);
  const context = settleBeforeStatement(api, 'from blocks');
  expect(await readOldest(context)).toMatchObject({ number: height, playerReward: null });
});
