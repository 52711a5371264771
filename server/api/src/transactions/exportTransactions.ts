import { Readable } from 'node:stream';
import type { TransactionFilter } from '@hashgrid/contracts';
import type { Context } from '../Context';
import { limitRate } from '../rate-limits/limitRate';
import { pageOf, readAllTransactions } from './listTransactions';
import { csvHeader, csvLine } from './transactionCsv';

/** Number of rows in memory at a time. */
const LINES_AT_ONCE = 1000;

async function* csvParts(context: Context, query: TransactionFilter & { playerId: string }) {
  yield csvHeader();
  for await (const page of readAllTransactions(context, { ...query, limit: LINES_AT_ONCE }))
    yield page.map(csvLine).join('');
}

/** Streams all movements of a player as CSV. Throws on an invalid filter, and `rateLimited` after too many exports. */
export async function exportTransactions(
  context: Context,
  query: TransactionFilter & { playerId: string },
): Promise<Readable> {
  pageOf({ ...query, limit: 1 });
  await limitRate(context, 'exportsByAccount', query.playerId);
  return Readable.from(csvParts(context, query));
}
