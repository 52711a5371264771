import { getFirstRow } from '../src/database/getFirstRow';
import { exportTransactions } from '../src/transactions/exportTransactions';
import { listTransactions, type TransactionQuery } from '../src/transactions/listTransactions';
import { seedPlayers, seedTransactions } from './seed';
import { openBench } from './openBench';
import { measureMedians, createRatio, type Ratio } from './timing';

const MANY = 100_000;
const FEW = 100;
const ROUNDS = 40;
const LIMIT = 50;
const GOALS = { rows: 1.2, pages: 1.3 };
const getPlayerId = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const [ACTIVE_PLAYER, QUIET_PLAYER] = [getPlayerId(1), getPlayerId(2)];

/** Compares lists of a player with 100,000 transactions and one with 100, and pages with each other. */
export async function measureLists(log: (line: string) => void): Promise<Ratio[]> {
  const { context, database, close } = await openBench();
  try {
    await seedPlayers(database, 2, 1);
    log(`Inserting ${MANY} transactions …`);
    await seedTransactions(database, ACTIVE_PLAYER, MANY);
    await seedTransactions(database, QUIET_PLAYER, FEW);
    await database.script('analyze');
    const list = (query: Partial<TransactionQuery>) => () =>
      listTransactions(context, { playerId: ACTIVE_PLAYER, limit: LIMIT, ...query });
    const middle = await database.query<{ id: bigint }>(
      `select ledger_legs.id from ledger_legs join ledger_accounts own on own.id = account_id
       where player_id = $1 order by ledger_legs.id offset $2 limit 1`,
      [ACTIVE_PLAYER, MANY / 2],
    );
    const cursor = getFirstRow(middle).id.toString();
    const times = await measureMedians(
      {
        few: list({ playerId: QUIET_PLAYER }),
        first: list({}),
        last: list({ order: 'oldest' }),
        middle: list({ cursor }),
        rare: list({ kind: 'exchange' }),
        outgoing: list({ direction: 'out' }),
        month: list({ from: '2025-03-01', to: '2025-03-31' }),
      },
      ROUNDS,
    );
    log(await measureExport(context));
    return [
      createRatio(`first page, ${MANY} rows / ${FEW}`, times.first, times.few, GOALS.rows),
      createRatio('last page / first page', times.last, times.first, GOALS.pages),
      createRatio('middle page / first page', times.middle, times.first, GOALS.pages),
      createRatio('rare kind / all kinds', times.rare, times.first, GOALS.pages),
      createRatio('outgoing / all directions', times.outgoing, times.first, GOALS.pages),
      createRatio('past month / all dates', times.month, times.first, GOALS.pages),
    ];
  } finally {
    await close();
  }
}

/** Reads a whole CSV export and returns a line about its size, duration and peak memory use. */
async function measureExport(context: Parameters<typeof exportTransactions>[0]): Promise<string> {
  const before = process.memoryUsage().heapUsed;
  const start = performance.now();
  let [bytes, peak] = [0, before];
  for await (const part of await exportTransactions(context, { playerId: ACTIVE_PLAYER })) {
    bytes += Buffer.byteLength(part as string);
    peak = Math.max(peak, process.memoryUsage().heapUsed);
  }
  const seconds = (performance.now() - start) / 1000;
  const megabytes = (count: number) => `${(count / 1e6).toFixed(1)} MB`;
  return `CSV of ${MANY} rows: ${megabytes(bytes)} in ${seconds.toFixed(1)} s, peak heap growth ${megabytes(peak - before)}`;
}
