import type { TelemetryResult } from '@hashgrid/contracts';
import type { Context } from '../Context';
import type { Queries } from '../database/Database';
import { isWithinRate } from '../rate-limits/limitRate';

type RowLimit = 'pageViewRows' | 'vitalRows' | 'loadRows' | 'errorRows' | 'violationRows';

/**
 * Stores rows unless the day's limit of their kind is reached: anybody can send reports, and they must not fill the database.
 * @returns How many were stored: all or none.
 */
export async function storeReports<Row>(
  context: Context,
  limit: RowLimit,
  rows: readonly Row[],
  insert: (queries: Queries, rows: readonly Row[]) => Promise<void>,
): Promise<TelemetryResult> {
  const { database } = context;
  if (rows.length === 0 || !(await isWithinRate(context, database, limit, '', rows.length)))
    return { stored: 0 };
  await insert(database, rows);
  return { stored: rows.length };
}
