import fc from 'fast-check';
import { seedPlayers } from '../../../bench/seed';
import { openTestApi } from '../../../test/openTestApi';
import { observeRowsRead } from '../../../test/observeRowsRead';
import { readPower } from './chain.queries';
import { settleAllBlocks } from '../../../test/settleAllBlocks';
import { toSeconds } from '../clock/gameTime';

const PLAYERS = 600;
const MINUTE = 60;
const HOUR = 3600;

describe('readPower', () => {
  const api = openTestApi();
  const now = () => toSeconds(api.context.now());

  /** Adds up the power of all miners, which the stored totals must equal. */
  const scanPower = async () => {
    const [row] = await api.database.query<{ playersHashrate: bigint; miners: number }>(
      `select coalesce(sum(power), 0)::bigint as "playersHashrate",
         count(*) filter (where power > 0)::integer as miners from (
         select power + coalesce((select sum(delta) from power_changes
           where power_changes.player_id = miners.player_id and at <= $1), 0) as power from miners) as now`,
      [now()],
    );
    return row!;
  };

  test('returns the total power of all miners at any time, without scanning their changes', async () => {
    await seedPlayers(api.database, PLAYERS, 1);
    // Most changes must still be in the future: with few left, PostgreSQL rightly prefers a full scan.
    api.advanceClock(MINUTE);
    await settleAllBlocks(api.context);
    await api.database.script('analyze');
    const reads: number[] = [];
    await readPower(
      observeRowsRead(api.database, 'game_state', (rows) => reads.push(rows)),
      now(),
    );
    expect(reads).toHaveLength(1);
    expect(reads[0]).toBeLessThan(PLAYERS / 5);
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: HOUR }), fc.boolean(), async (seconds, settles) => {
        api.advanceClock(seconds);
        if (settles) await settleAllBlocks(api.context);
        expect(await readPower(api.database, now())).toEqual(await scanPower());
      }),
      { numRuns: 12 },
    );
    expect((await scanPower()).miners).toBeGreaterThan(0);
  });
});
