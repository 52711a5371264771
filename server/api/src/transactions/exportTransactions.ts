import { Readable } from 'node:stream';
import type { TransactionFilter } from '@hashgrid/contracts';
import type { Context } from '../Context';
import { limitRate } from '../rate-limits/limitRate';
import { parsePage, readAllTransactions } from './listTransactions';
import { formatCsvHeader, formatCsvLine } from './transactionCsv';

/** Number of rows in memory at a time. */
const ROWS_PER_BATCH = 1000;

async function* generateCsv(context: Context, query: TransactionFilter & { playerId: string }) {
  yield formatCsvHeader();
  for await (const page of readAllTransactions(context, { ...query, limit: ROWS_PER_BATCH }))
    yield page.map(formatCsvLine).join('');
}

/** Streams all movements of a player as CSV. Throws on an invalid filter, and `rateLimited` after too many exports. */
export async function exportTransactions(
  context: Context,
  query: TransactionFilter & { playerId: string },
): Promise<Readable> {
  // Validates the filter before the export counts toward the limit.
  parsePage({ ...query, limit: 1 });
  await limitRate(context, 'exportsByAccount', query.playerId);
  return Readable.from(generateCsv(context, query));
}
