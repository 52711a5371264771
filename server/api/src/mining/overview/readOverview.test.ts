import { advanceTime, newMiner } from '../../../test/newMiner';
import { openTestApi } from '../../../test/openTestApi';
import { settleBeforeStatement } from '../../../test/settleBeforeStatement';
import { GAME_PROFILES } from '../../gameProfiles';
import { readGameState } from '../clock/gameState.queries';
import { toOre } from '../prices/minedToken';
import { readUnpaid } from '../payouts/earnings.queries';
import { readOverview } from './readOverview';

const api = openTestApi();
const { blockSeconds } = GAME_PROFILES.standard;

test.each(['from blocks', 'from share_buckets'])(
  'describes one state of the chain when a block is settled before the read "%s"',
  async (text) => {
    const { id } = await newMiner(api);
    await advanceTime(api, 2 * blockSeconds);
    const { block, lastBlock, unpaid } = await readOverview(settleBeforeStatement(api, text), id);
    const { height } = await readGameState(api.database);
    expect([block.number, lastBlock!.number]).toEqual([height, height - 1]);
    expect(unpaid.mined).toBe(toOre((await readUnpaid(api.database, id)).mined));
  },
);
