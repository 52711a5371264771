import type { Database } from '../src/database/Database';
import { dumpDatabase } from './dumpDatabase';
import { newDatabase, newMigratedDatabase } from './newDatabase';

const SEQUENCES = `select sequencename, last_value::text from pg_sequences where schemaname = current_schema() order by 1`;
const COLUMNS = `
  select table_name, column_name, data_type from information_schema.columns
  where table_schema = current_schema() order by 1, 2`;
const TRIGGERS = `
  select tgname, tgenabled::text from pg_trigger join pg_class on pg_class.oid = tgrelid
  where relnamespace = current_schema()::regnamespace and not tgisinternal order by 1`;
const SETTINGS = `select current_setting('timezone') as timezone`;

/** Returns everything that a test could see in a database, except the times of the migrations. */
async function dump(database: Database): Promise<string> {
  await database.query(`update migrations set applied_at = 'epoch'`);
  const parts = [await dumpDatabase(database)];
  for (const sql of [SEQUENCES, COLUMNS, TRIGGERS, SETTINGS])
    parts.push(JSON.stringify(await database.query(sql)));
  return parts.join('\n');
}

// On a PostgreSQL server, each file has a schema of its own.
const describeIfEmbedded = process.env.TEST_DATABASE_URL ? describe.skip : describe;

describeIfEmbedded('a migrated database for a test', () => {
  let expected: string;
  beforeAll(async () => {
    const database = await newMigratedDatabase();
    expected = await dump(database);
    await database.close();
  });

  test.each([
    [
      'rows of tables that refuse to be emptied',
      `insert into ledger_entries (id, kind, created_at) values ('00000000-0000-4000-8000-000000000000', 'grant', now());
       insert into ledger_legs (entry_id, account_id, amount)
       select '00000000-0000-4000-8000-000000000000', id, case system_name when 'mint' then -1 else 1 end
       from ledger_accounts where system_name in ('mint', 'burn') and token = 'ORE'`,
    ],
    ['seeded rows', `update tokens set name = 'Other'; delete from leaderboard_state`],
    ['sequences', `select nextval('top_up_positions'), nextval('ledger_accounts_id_seq')`],
    ['columns', 'alter table tokens add column extra text'],
    ['tables', 'drop table leaderboard_state; create table extra (id integer)'],
    ['triggers', 'alter table ledger_legs disable trigger user'],
    ['the session', `set timezone = 'Asia/Tokyo'; create temp table tokens (id integer)`],
  ])('is not affected by what an earlier test did to %s', async (_what, sql) => {
    const changed = await newMigratedDatabase();
    await changed.script(sql);
    expect(await dump(changed)).not.toBe(expected);
    await changed.close();
    const database = await newMigratedDatabase();
    expect(await dump(database)).toBe(expected);
    await database.close();
  });

  test('does not make the next empty database a migrated one', async () => {
    const migrated = await newMigratedDatabase();
    await migrated.close();
    const database = await newDatabase();
    expect(await database.query('select from pg_tables where schemaname = current_schema()')).toEqual([]);
    await database.close();
  });
});
