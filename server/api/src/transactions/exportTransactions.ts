import { Readable } from 'node:stream';
import type { Transaction, TransactionFilter } from '@hashgrid/contracts';
import type { Context } from '../Context';
import { limitRate, refundAttempt } from '../rate-limits/limitRate';
import { parsePage, readAllTransactions } from './listTransactions';
import { formatCsvHeader, formatCsvLine } from './transactionCsv';

/** Number of rows in memory at a time. */
const ROWS_PER_BATCH = 1000;

async function* generateCsv(pages: AsyncIterable<Transaction[]>) {
  yield formatCsvHeader();
  for await (const page of pages) yield page.map(formatCsvLine).join('');
}

/**
 * Streams all movements of a player as CSV. Throws on an invalid filter, and `rateLimited` after too many exports; rejects before the
 * file begins when the player's ledger accounts stay locked.
 */
export async function exportTransactions(
  context: Context,
  query: TransactionFilter & { playerId: string },
): Promise<Readable> {
  const { playerId } = query;
  // Validates the filter before the export counts toward the limit.
  parsePage({ ...query, limit: 1 });
  await limitRate(context, 'exportsByAccount', playerId);
  try {
    return Readable.from(
      generateCsv(await readAllTransactions(context, { ...query, limit: ROWS_PER_BATCH })),
    );
  } catch (error) {
    await refundAttempt(context, 'exportsByAccount', playerId);
    throw error;
  }
}
