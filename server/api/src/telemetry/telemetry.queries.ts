import type { PageView, RemoteLoad, ReportedError, Vital } from '@hashgrid/contracts';
import type { Queries } from '../database/Database';
import { deleteBatch } from '../database/deleteBatch';

/** A report with the time of its event in ISO format. */
type WithTime<Report> = Report & { at: string };

/**
 * Returns a function that inserts rows into a table.
 * @param columns The SQL types of the columns by the names of the rows' fields; a column has the field's name in snake case.
 */
const createRowInserter =
  <Row>(table: string, columns: Readonly<Record<keyof Row & string, string>>) =>
  async (queries: Queries, rows: readonly Row[]): Promise<void> => {
    const names = Object.keys(columns) as (keyof Row & string)[];
    const toColumn = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
    const types = names.map((name) => `"${name}" ${columns[name]}`).join(', ');
    await queries.query(
      `insert into ${table} (${names.map(toColumn).join(', ')})
       select ${names.map((name) => `"${name}"`).join(', ')} from jsonb_to_recordset($1::jsonb) as item (${types})`,
      [JSON.stringify(rows)],
    );
  };

export const addPageViews = createRowInserter<PageView>('telemetry_page_views', {
  at: 'timestamptz',
  path: 'text',
  title: 'text',
  language: 'text',
  previousPath: 'text',
});

export const addVitals = createRowInserter<WithTime<Vital>>('telemetry_vitals', {
  at: 'timestamptz',
  metricId: 'text',
  name: 'text',
  value: 'double precision',
  path: 'text',
  remote: 'text',
  version: 'text',
  hash: 'text',
});

export const addLoads = createRowInserter<WithTime<RemoteLoad>>('telemetry_loads', {
  at: 'timestamptz',
  remote: 'text',
  version: 'text',
  hash: 'text',
  milliseconds: 'double precision',
  bytes: 'integer',
  isFailed: 'boolean',
});

const addErrorRows = createRowInserter<Omit<ReportedError, 'id'> & { trackingId: string }>(
  'telemetry_errors',
  {
    at: 'timestamptz',
    trackingId: 'text',
    message: 'text',
    stack: 'text',
    area: 'text',
    remote: 'text',
    version: 'text',
    hash: 'text',
    fallback: 'text',
    path: 'text',
    release: 'text',
  },
);

/** Adds errors; `id` is their tracking ID. */
export const addErrors = async (queries: Queries, errors: readonly ReportedError[]): Promise<void> => {
  const rows = errors.map(({ id, ...error }) => ({ ...error, trackingId: id }));
  await addErrorRows(queries, rows);
};

/** A violation of the Content Security Policy or of the Integrity Policy. */
export interface Violation {
  at: string;
  kind: 'csp' | 'integrity';
  /** Remote of the script that caused the violation; null when unknown. */
  remote: string | null;
  version: string | null;
  hash: string | null;
  /** Violated directive of the policy; for the Integrity Policy, the destination of the request. */
  directive: string;
  /** What was blocked: a keyword such as `inline`, a scheme, or an origin and path. */
  blocked: string;
}

export const addViolations = createRowInserter<Violation>('telemetry_violations', {
  at: 'timestamptz',
  kind: 'text',
  remote: 'text',
  version: 'text',
  hash: 'text',
  directive: 'text',
  blocked: 'text',
});

const TABLES = [
  'telemetry_page_views',
  'telemetry_vitals',
  'telemetry_loads',
  'telemetry_errors',
  'telemetry_violations',
];

/** Deletes a batch of each kind of report from before a time. Returns the number deleted. */
export async function purgeTelemetry(queries: Queries, before: Date): Promise<number> {
  let deleted = 0;
  for (const table of TABLES) deleted += await deleteBatch(queries, table, 'at < $1', [before]);
  return deleted;
}
