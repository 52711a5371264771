import type { Queries } from '../database/Database';

/** Maximum number of rows of a list in a summary; rarer ones are left out. */
const MAX_GROUPS = 100;
/** Maximum number of rows of a list by page, which has a row for each metric or language of a page. */
const MAX_PAGE_GROUPS = 4 * MAX_GROUPS;

interface ErrorGroupRow {
  message: string;
  stack: string;
  area: string;
  remote: string | null;
  version: string | null;
  hash: string | null;
  /** Previous release that the player got instead; null for none. */
  fallback: string | null;
  path: string;
  release: string;
  count: number;
  firstSeenAt: Date;
  lastSeenAt: Date;
  /** At most five, the newest first. */
  trackingIds: string[];
}

/**
 * Returns the errors since a time, grouped by message, release of the remote and page, the most frequent first. Stack, area,
 * shell release and fallback are those of the latest error of a group.
 */
export const listErrorGroups = (queries: Queries, since: Date): Promise<ErrorGroupRow[]> =>
  queries.query(
    `select message, remote, version, hash, path, count(*)::integer as count, min(at) as "firstSeenAt", max(at) as "lastSeenAt",
       (array_agg(stack order by at desc, id desc))[1] as stack, (array_agg(area order by at desc, id desc))[1] as area,
       (array_agg(release order by at desc, id desc))[1] as release,
       (array_agg(fallback order by at desc, id desc))[1] as fallback,
       (array_agg(tracking_id order by at desc, id desc))[1:5] as "trackingIds"
     from telemetry_errors where at >= $1 group by message, remote, version, hash, path
     order by count desc, "lastSeenAt" desc limit ${MAX_GROUPS}`,
    [since],
  );

interface VitalRow {
  path: string;
  remote: string;
  version: string;
  hash: string | null;
  name: 'LCP' | 'INP' | 'CLS' | 'TTFB';
  /** 75th percentile, in milliseconds; CLS has no unit. */
  p75: number;
  count: number;
}

/** Returns web vitals since a time by page and release. Of a metric that a page reported again, the last value counts. */
export const listVitals = (queries: Queries, since: Date): Promise<VitalRow[]> =>
  queries.query(
    `select path, remote, version, hash, name, percentile_cont(0.75) within group (order by value) as p75, count(*)::integer as count
     from (
       select distinct on (coalesce(metric_id, id::text)) * from telemetry_vitals
       where at >= $1 order by coalesce(metric_id, id::text), at desc, id desc
     ) as last_vitals
     group by path, remote, version, hash, name
     order by count desc, path, remote, version, hash, name limit ${MAX_PAGE_GROUPS}`,
    [since],
  );

interface LoadRow {
  remote: string;
  version: string;
  hash: string | null;
  /** 75th percentile of the successful loads; null without any. */
  p75Milliseconds: number | null;
  /** Median of the successful loads that transferred bytes; null without any. */
  bytes: number | null;
  count: number;
  failures: number;
}

/** Returns load times since a time by release. */
export const listLoads = (queries: Queries, since: Date): Promise<LoadRow[]> =>
  queries.query(
    `select remote, version, hash, count(*)::integer as count, (count(*) filter (where is_failed))::integer as failures,
       percentile_cont(0.75) within group (order by milliseconds) filter (where not is_failed) as "p75Milliseconds",
       percentile_disc(0.5) within group (order by bytes) filter (where not is_failed and bytes > 0) as bytes
     from telemetry_loads where at >= $1 group by remote, version, hash
     order by count desc, remote, version, hash limit ${MAX_GROUPS}`,
    [since],
  );

/** Returns page views since a time by page and language. */
export const listPageViews = (
  queries: Queries,
  since: Date,
): Promise<{ path: string; language: string; count: number }[]> =>
  queries.query(
    `select path, language, count(*)::integer as count from telemetry_page_views where at >= $1
     group by path, language order by count desc, path, language limit ${MAX_PAGE_GROUPS}`,
    [since],
  );

interface ViolationRow {
  kind: 'csp' | 'integrity';
  remote: string | null;
  version: string | null;
  hash: string | null;
  directive: string;
  blocked: string;
  count: number;
  lastSeenAt: Date;
}

/** Returns violations of the Content Security Policy and the Integrity Policy since a time, with the number of equal ones. */
export const listViolations = (queries: Queries, since: Date): Promise<ViolationRow[]> =>
  queries.query(
    `select kind, remote, version, hash, directive, blocked, count(*)::integer as count, max(at) as "lastSeenAt"
     from telemetry_violations where at >= $1 group by kind, remote, version, hash, directive, blocked
     order by count desc, "lastSeenAt" desc limit ${MAX_GROUPS}`,
    [since],
  );
