import type { Canary, Registry, Release } from '@hashgrid/contracts';
import { getEntry, getReleaseId, type CanaryReporters, type Descriptor } from '@hashgrid/contracts/releases';
import type { Queries } from '../../database/Database';

interface CanaryRow {
  name: string;
  release: Release<Descriptor>;
  percent: number;
  startedAt: Date;
  promoteAt: Date | null;
}

/** Returns the canaries of a channel by their name. */
export async function listCanaries(
  queries: Queries,
  channel: string,
): Promise<Map<string, Canary<Descriptor>>> {
  const rows = await queries.query<CanaryRow>(
    `select name, release, percent, started_at as "startedAt", promote_at as "promoteAt"
     from release_canaries where channel = $1`,
    [channel],
  );
  return new Map(
    rows.map(({ name, startedAt, promoteAt, ...canary }) => [
      name,
      { ...canary, startedAt: startedAt.toISOString(), promoteAt: promoteAt?.toISOString() ?? null },
    ]),
  );
}

/** Stores the canary that the registry has for a name. The reports on a former candidate are deleted with it. */
export async function saveCanary(
  queries: Queries,
  channel: string,
  name: string,
  registry: Registry,
): Promise<void> {
  const entry = getEntry(registry, name);
  const candidate = entry?.candidate;
  const build = candidate && getReleaseId(candidate.release);
  await queries.query(
    'delete from release_canaries where channel = $1 and name = $2 and build is distinct from $3::text',
    [channel, name, build ?? null],
  );
  if (!entry || !candidate) return;
  await queries.query(
    `insert into release_canaries (channel, name, build, baseline, release, percent, started_at, promote_at)
     values ($1, $2, $3, $4, $5::json, $6, $7, $8)
     on conflict (channel, name) do update set percent = excluded.percent, promote_at = excluded.promote_at`,
    [
      channel,
      name,
      build,
      getReleaseId(entry.current),
      JSON.stringify(candidate.release),
      candidate.percent,
      candidate.startedAt,
      candidate.promoteAt,
    ],
  );
}

/** What one page has reported about a build. */
export interface BuildReport {
  name: string;
  build: string;
  hasFailedLoad: boolean;
  hasError: boolean;
}

/**
 * Records a reporter (IP prefix) for the candidate and baseline builds of canaries; other builds are ignored.
 * A success after a failure changes nothing. Rows are written in one order, so that concurrent reports of a network can't deadlock.
 * @param ipPrefix Stored only as a hash with the salt of the canary.
 */
export async function addReporter(
  queries: Queries,
  ipPrefix: string,
  reports: readonly BuildReport[],
): Promise<void> {
  await queries.query(
    `with canary as (
       select channel, name, build, baseline, salt from release_canaries
       where name = any($3::text[]) for key share
     )
     insert into canary_reporters (channel, name, build, reporter, has_failed_load, has_error)
     select canary.channel, canary.name, item.build, encode(sha256(convert_to(canary.salt || $2::text, 'UTF8')), 'hex'),
       bool_or(item."hasFailedLoad"), bool_or(item."hasError")
     from jsonb_to_recordset($1::jsonb) as item (name text, build text, "hasFailedLoad" boolean, "hasError" boolean)
     join canary on canary.name = item.name and item.build in (canary.build, canary.baseline)
     group by 1, 2, 3, 4 order by 1, 2, 3, 4
     on conflict (channel, name, build, reporter) do update set
       has_failed_load = canary_reporters.has_failed_load or excluded.has_failed_load,
       has_error = canary_reporters.has_error or excluded.has_error
     where (excluded.has_failed_load and not canary_reporters.has_failed_load)
       or (excluded.has_error and not canary_reporters.has_error)`,
    [JSON.stringify(reports), ipPrefix, [...new Set(reports.map(({ name }) => name))]],
  );
}

/** A running canary with the number of reporters (IP prefixes) of the candidate and of the live build. */
export interface RunningCanary {
  channel: string;
  name: string;
  /** ID of the candidate. */
  build: string;
  /** ID of the live build that the candidate is compared with. */
  baseline: string;
  percent: number;
  startedAt: Date;
  promoteAt: Date | null;
  candidate: CanaryReporters;
  live: CanaryReporters;
}

/** Each list has two numbers: one for the candidate and one for the live build, in this order. */
interface RunningRow extends Omit<RunningCanary, 'candidate' | 'live'> {
  reporters: number[];
  failedLoads: number[];
  errors: number[];
}

/** Returns the canaries of a channel, or of all channels. */
export async function listRunningCanaries(queries: Queries, channel?: string): Promise<RunningCanary[]> {
  const countSql = (build: string, flag: string) =>
    `(count(*) filter (where reporter.build = canary.${build}${flag && ` and reporter.${flag}`}))::integer`;
  const countBothSql = (flag: string) => `array[${countSql('build', flag)}, ${countSql('baseline', flag)}]`;
  const rows = await queries.query<RunningRow>(
    `select canary.channel, canary.name, canary.build, canary.baseline, canary.percent,
       canary.started_at as "startedAt", canary.promote_at as "promoteAt",
       ${countBothSql('')} as reporters, ${countBothSql('has_failed_load')} as "failedLoads", ${countBothSql('has_error')} as errors
     from release_canaries canary
     left join canary_reporters reporter on reporter.channel = canary.channel and reporter.name = canary.name
     where $1::text is null or canary.channel = $1
     group by canary.channel, canary.name order by canary.channel, canary.name`,
    [channel ?? null],
  );
  return rows.map(({ reporters, failedLoads, errors, ...canary }) => {
    const pick = (index: number): CanaryReporters => ({
      reporters: reporters[index] ?? 0,
      failedLoads: failedLoads[index] ?? 0,
      errors: errors[index] ?? 0,
    });
    return { ...canary, candidate: pick(0), live: pick(1) };
  });
}
