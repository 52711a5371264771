import { Readable } from 'node:stream';
import type { TransactionFilter } from '@hashgrid/contracts';
import type { Context } from '../Context';
import { limitRate } from '../rate-limits/limitRate';
import { pageOf, readAllTransactions } from './listTransactions';
import { csvHeader, csvLine } from './transactionCsv';

/** Lines that are in memory at a time. */
const LINES_AT_ONCE = 1000;

async function* csvParts(context: Context, query: TransactionFilter & { playerId: string }) {
  yield csvHeader();
  for await (const page of readAllTransactions(context, { ...query, limit: LINES_AT_ONCE }))
    yield page.map(csvLine).join('');
}

/** All movements of a player as a CSV file, written while it is read. Throws on a filter at fault, `rateLimited` when asked for too often. */
export async function exportTransactions(
  context: Context,
  query: TransactionFilter & { playerId: string },
): Promise<Readable> {
  pageOf({ ...query, limit: 1 });
  await limitRate(context, 'exportsByAccount', query.playerId);
  return Readable.from(csvParts(context, query));
}
