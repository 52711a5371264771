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

test.each([
  ['blocks', 'from blocks'],
  ['unpaid rewards', 'from share_buckets'],
])(
  'reads all values at one height of the chain when a block is settled before the %s are read',
  async (_name, text) => {
    const { id } = await newMiner(api);
    await advanceTime(api, 2 * blockSeconds);
    const before = await readGameState(api.database);
    const { block, lastBlock, unpaid } = await readOverview(settleBeforeStatement(api, text), id);
    const { height } = await readGameState(api.database);
    expect(height).toBe(before.height + 1);
    expect([block.number, lastBlock!.number]).toEqual([height, height - 1]);
    expect(unpaid.mined).toBe(toOre((await readUnpaid(api.database, id)).mined));
  },
);
