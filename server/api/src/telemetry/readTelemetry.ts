import type { TelemetrySummary } from '@hashgrid/contracts';
import { findAccount } from '../accounts/accounts.queries';
import type { Context } from '../Context';
import { DomainError } from '../DomainError';
import { DAY_SECONDS } from '../economy';
import { MESSAGES } from '../messages';
import { addSeconds } from '../addSeconds';
import { listRunningCanaries } from '../releases/registry/canaries.queries';
import {
  listErrorGroups,
  listLoads,
  listPageViews,
  listViolations,
  listVitals,
} from './telemetrySummary.queries';

/**
 * Returns the candidate and the live build of each canary, with the number of reporters (IP prefixes) of
 * each.
 */
async function listCanaryBuilds({ database }: Context): Promise<TelemetrySummary['canaries']> {
  const canaries = await listRunningCanaries(database);
  return canaries.flatMap(({ name, build, baseline, percent, candidate, live }) =>
    [
      { id: build, percent, ...candidate },
      { id: baseline, percent: 100 - percent, ...live },
    ].map(({ id, ...counts }) => {
      const hyphen = id.lastIndexOf('-');
      return { remote: name, version: id.slice(0, hyphen), hash: id.slice(hyphen + 1), ...counts };
    }),
  );
}

const summarize = async (context: Context): Promise<TelemetrySummary> => {
  const { database, now } = context;
  const since = addSeconds(now(), -DAY_SECONDS);
  const errors = await listErrorGroups(database, since);
  const violations = await listViolations(database, since);
  return {
    since: since.toISOString(),
    errors: errors.map(({ firstSeenAt, lastSeenAt, ...group }) => ({
      ...group,
      firstSeenAt: firstSeenAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
    })),
    vitals: await listVitals(database, since),
    loads: await listLoads(database, since),
    pageViews: await listPageViews(database, since),
    canaries: await listCanaryBuilds(context),
    violations: violations.map(({ lastSeenAt, ...group }) => ({
      ...group,
      lastSeenAt: lastSeenAt.toISOString(),
    })),
  };
};

/** Returns what the pages of all players reported in the last 24 hours, to staff alone. */
export async function readTelemetry(context: Context, accountId: string): Promise<TelemetrySummary> {
  const account = await findAccount(context.database, accountId);
  if (!account?.isStaff) throw new DomainError('forbidden', MESSAGES.staffOnly);
  return context.reads.share('telemetry', () => summarize(context));
}
