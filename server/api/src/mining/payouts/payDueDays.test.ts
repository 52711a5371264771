import { seedPlayers, seedShareBuckets } from '../../../bench/seed';
import { openTestApi } from '../../../test/openTestApi';
import { observeRowsRead } from '../../../test/observeRowsRead';
import type { Database } from '../../database/Database';
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
