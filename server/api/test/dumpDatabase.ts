import type { Database } from '../src/database/Database';

/** Returns all rows of all tables as text; bytes are hexadecimal. */
export async function dumpDatabase(database: Database): Promise<string> {
  const tables = await database.query<{ name: string }>(
    'select tablename::text as name from pg_tables where schemaname = current_schema() order by 1',
  );
  const dumps: string[] = [];
  for (const { name } of tables) {
    const rows = await database.query<{ text: string }>(
      `select row_to_json(each)::text as text from ${name} each order by 1`,
    );
    dumps.push(...rows.map(({ text }) => text));
  }
  return dumps.join('\n');
}
