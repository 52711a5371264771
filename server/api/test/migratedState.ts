import type { PGlite } from '@electric-sql/pglite';

interface SeededTable {
  name: string;
  columns: string;
  rows: string;
}

/** The schema, the rows and the sequences that migrations leave in a database. */
export interface MigratedState {
  schema: string;
  tables: readonly string[];
  seeded: readonly SeededTable[];
  sequences: string;
}

/** SQL for a text that changes with the schema and with statistics about rows, on which the plans of queries depend. */
const DESCRIBE_SCHEMA = `
  select concat_ws(' ',
    (select md5(string_agg(concat_ws(' ', oid, relname, relkind, relchecks, relrowsecurity, reloptions, relacl), ',' order by oid))
     from pg_class where relnamespace = 'public'::regnamespace),
    (select concat(count(*), ':', max(xmin::text::bigint)) from pg_attribute),
    (select concat(count(*), ':', max(xmin::text::bigint)) from pg_attrdef),
    (select concat(count(*), ':', max(xmin::text::bigint)) from pg_constraint),
    (select concat(count(*), ':', max(xmin::text::bigint)) from pg_index),
    (select concat(count(*), ':', max(xmin::text::bigint)) from pg_trigger),
    (select concat(count(*), ':', max(xmin::text::bigint)) from pg_proc),
    (select concat(count(*), ':', max(xmin::text::bigint)) from pg_type),
    (select concat(count(*), ':', max(xmin::text::bigint)) from pg_sequence),
    (select concat(count(*), ':', max(xmin::text::bigint)) from pg_namespace),
    (select concat(count(*), ':', max(xmin::text::bigint)) from pg_statistic)
  ) as schema`;

async function describeSchema(client: PGlite): Promise<string> {
  const { rows } = await client.query<{ schema: string }>(DESCRIBE_SCHEMA);
  return rows[0]!.schema;
}

async function listFilled(client: PGlite, tables: readonly string[]): Promise<string[]> {
  const checks = tables.map((name) => `select '${name}' as name where exists (select from ${name})`);
  const { rows } = await client.query<{ name: string }>(checks.join(' union all '));
  return rows.map(({ name }) => name);
}

async function readTable(client: PGlite, name: string): Promise<SeededTable> {
  const { rows } = await client.query<{ columns: string; rows: string }>(
    `select (select string_agg(quote_ident(attname), ', ') from pg_attribute
             where attrelid = '${name}'::regclass and attnum > 0 and not attisdropped and attgenerated = '') as columns,
            (select json_agg(each)::text from ${name} each) as rows`,
  );
  return { name, ...rows[0]! };
}

/** Reads the state of a database that has just been migrated. */
export async function readMigratedState(client: PGlite): Promise<MigratedState> {
  const { rows } = await client.query<{ name: string }>(
    `select quote_ident(tablename) as name from pg_tables where schemaname = 'public'`,
  );
  const tables = rows.map(({ name }) => name);
  const seeded: SeededTable[] = [];
  for (const name of await listFilled(client, tables)) seeded.push(await readTable(client, name));
  const { rows: sequences } = await client.query<{ state: string }>(
    `select json_agg(each)::text as state from pg_sequences each where schemaname = 'public'`,
  );
  return { schema: await describeSchema(client), tables, seeded, sequences: sequences[0]!.state };
}

/**
 * Returns a database to its migrated state, in a fifth of the time of its migrations.
 * @returns false, with the database as it was, when its schema has been changed since
 */
export async function restoreMigratedState(client: PGlite, state: MigratedState): Promise<boolean> {
  if ((await describeSchema(client)) !== state.schema) return false;
  const filled = await listFilled(client, state.tables);
  await client.transaction(async (transaction) => {
    // Triggers refuse to empty the ledger, and would count the seeded rows again.
    await transaction.exec('set local session_replication_role = replica');
    await transaction.exec(`truncate ${filled.join(', ')} cascade`);
    for (const { name, columns, rows } of state.seeded)
      await transaction.query(
        `insert into ${name} (${columns}) overriding system value
         select ${columns} from json_populate_recordset(null::${name}, $1::json)`,
        [rows],
      );
    await transaction.query(
      `select setval(format('public.%I', sequencename)::regclass, coalesce(last_value, start_value), last_value is not null)
       from json_populate_recordset(null::pg_sequences, $1::json)`,
      [state.sequences],
    );
  });
  return true;
}
