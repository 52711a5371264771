import { seedPlayers, seedShareBuckets } from '../../../bench/seed';
import { openTestApi } from '../../../test/openTestApi';
import { newMiner } from '../../../test/newMiner';
import { observeRowsRead } from '../../../test/observeRowsRead';
import type { Database } from '../../database/Database';
import { DAY_SECONDS } from '../../economy';
import { settleAllBlocks } from '../../../test/settleAllBlocks';
import { payDueDays, PLAYERS_AT_ONCE } from './payDueDays';

describe('the daily payout', () => {
  const api = openTestApi();
  const BATCHES = 3;

  test('reads about the same number of rows for every batch of players', async () => {
    const { database } = api;
    await seedPlayers(database, BATCHES * PLAYERS_AT_ONCE, 1);
    await seedShareBuckets(database, 4);
    await database.script('vacuum analyze share_buckets');
    const reads: number[] = [];
    const transaction: Database['transaction'] = (work) =>
      database.transaction((inner) =>
        work({ ...inner, ...observeRowsRead(inner, 'share_buckets', (rows) => reads.push(rows)) }),
      );
    const context = { ...api.context, database: { ...database, transaction } };
    while (await payDueDays(context));
    // The last read finds no more players.
    expect(reads).toHaveLength(BATCHES + 1);
    expect(Math.max(...reads.slice(0, BATCHES)) / Math.min(...reads.slice(0, BATCHES))).toBeLessThan(1.2);
    const paid = await database.query<{ count: bigint }>('select count(*) from payouts');
    expect(paid[0]!.count).toBe(BigInt(BATCHES * PLAYERS_AT_ONCE));
  });
});

describe('a day of which a process of an older version has paid some players', () => {
  const api = openTestApi();

  test('is paid to the others, and to none twice', async () => {
    const paid = await newMiner(api);
    api.advanceClock(DAY_SECONDS);
    await settleAllBlocks(api.context);
    await payDueDays(api.context);
    // An older version stores no cursor.
    await api.database.query('update game_state set paid_until = null, paid_until_day = null');
    while (await payDueDays(api.context));
    const payouts = await api.database.query<{ day: string }>(
      'select day::text from payouts where player_id = $1',
      [paid.id],
    );
    expect(payouts).toEqual([{ day: '2026-01-01' }]);
  });
});
