import type { TelemetryResult } from '@hashgrid/contracts';
import type { Context } from '../Context';
import type { Queries } from '../database/Database';
import { countAgainstDailyCaps, type ReportKind } from './countAgainstDailyCaps';

/** The kind of reports, and the IP address that sent them. */
interface ReportSource {
  kind: ReportKind;
  ipAddress: string;
}

/**
 * Stores rows unless one of the day's caps is reached: anybody can send reports, and they must not fill the database.
 * @returns How many were stored: all or none.
 */
export async function storeReports<Row>(
  context: Context,
  { kind, ipAddress }: ReportSource,
  rows: readonly Row[],
  insert: (queries: Queries, rows: readonly Row[]) => Promise<void>,
): Promise<TelemetryResult> {
  if (rows.length === 0 || !(await countAgainstDailyCaps(context, kind, ipAddress, rows.length)))
    return { stored: 0 };
  await insert(context.database, rows);
  return { stored: rows.length };
}
