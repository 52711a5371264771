import type { Database } from '../src/database/Database';

/** Returns the columns, as `table.column`, with a text that is encrypted with one of the database's master keys. */
export async function listEncryptedColumns(database: Database): Promise<string[]> {
  const columns = await database.query<{ table: string; column: string }>(
    `select table_name::text as table, column_name::text as column from information_schema.columns
     where table_schema = current_schema() and data_type = 'text'`,
  );
  const encrypted: string[] = [];
  for (const { table, column } of columns) {
    const rows = await database.query(
      `select 1 from ${table} join master_keys as key on split_part(${table}.${column}, '.', 1) = key.kid
       where strpos(${table}.${column}, '.') > 0 limit 1`,
    );
    if (rows.length > 0) encrypted.push(`${table}.${column}`);
  }
  return encrypted.sort();
}
