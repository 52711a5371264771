import type { Context } from '../Context';
import { countRate, countAndCheckRate } from '../rate-limits/limitRate';

/** Kinds of reports of pages; each has its own caps. */
export type ReportKind =
  'pageViewRows' | 'vitalRows' | 'loadRows' | 'errorRows' | 'violationRows' | 'sentryEvents';

/**
 * Counts reports and returns whether the daily caps allow them. The cap of an IP address comes first, so that
 * one address can't use up the global cap; reaching the global cap is logged once in its window.
 */
export async function countAgainstDailyCaps(
  context: Context,
  kind: ReportKind,
  ipAddress: string,
  amount: number,
): Promise<boolean> {
  const { config, database, log } = context;
  if (!(await countAndCheckRate(context, database, `${kind}ByIpAddress`, ipAddress, amount))) return false;
  const { count, windowEndsAt } = await countRate(context, database, kind, '', amount);
  const cap = config.limits[kind].count;
  if (count > cap && count - amount <= cap)
    log(
      `The cap of ${cap} ${kind} a day is reached. Further ones are dropped until ${windowEndsAt.toISOString()}.`,
    );
  return count <= cap;
}
