import { payDueDays, PLAYERS_AT_ONCE } from '../src/mining/payouts/payDueDays';
import { seedPlayers, seedShareBuckets } from './seed';
import { openBench } from './openBench';
import { calculateMedian, createRatio, measureTime, type Ratio } from './timing';

const PLAYERS = 20_000;
const BUCKETS_PER_DAY = 24;
/** Batches at each end of the day whose median is compared. */
const COMPARED_BATCHES = 9;
const GOAL = 1.2;

/** Compares the last batches of a daily payout with the first. */
export async function measurePayouts(log: (line: string) => void): Promise<Ratio[]> {
  const { context, database, close } = await openBench();
  try {
    log(`Inserting two days of ${PLAYERS} players …`);
    await seedPlayers(database, PLAYERS, 1);
    // The first day isn't measured: the planner has no statistics of empty tables.
    await seedShareBuckets(database, BUCKETS_PER_DAY);
    while (await payDueDays(context));
    await seedShareBuckets(database, BUCKETS_PER_DAY);
    await database.script('vacuum analyze');
    const times: number[] = [];
    for (let batch = 0; batch < PLAYERS / PLAYERS_AT_ONCE; batch += 1)
      times.push(await measureTime(() => payDueDays(context)));
    // The very first batch warms up the connection and the caches.
    const [first, last] = [times.slice(1, 1 + COMPARED_BATCHES), times.slice(-COMPARED_BATCHES)];
    return [
      createRatio(
        `daily payout of ${PLAYERS} players, last batches / first`,
        calculateMedian(last),
        calculateMedian(first),
        GOAL,
      ),
    ];
  } finally {
    await close();
  }
}
