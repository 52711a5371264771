import { mkdir } from 'node:fs/promises';
import { PGlite, types, type Transaction } from '@electric-sql/pglite';
import type { Database, Queries } from './Database';
import { lockFolder } from './lockFolder';

const queriesOf = (client: PGlite | Transaction): Queries => ({
  query: async <Row>(sql: string, parameters: unknown[] = []) =>
    (await client.query<Row>(sql, parameters)).rows,
  script: async (sql) => void (await client.exec(sql)),
});

/**
 * PostgreSQL inside this process, its files in `folder`; in memory without one.
 * It survives a killed process, not a power cut. Throws when another process has the folder open.
 */
export async function embeddedDatabase(folder?: string): Promise<Database> {
  if (folder) await mkdir(folder, { recursive: true });
  const unlock = folder ? await lockFolder(folder) : undefined;
  const client = await PGlite.create({ dataDir: folder, parsers: { [types.INT8]: BigInt } }).catch(
    async (error: unknown) => {
      await unlock?.();
      throw error;
    },
  );
  return {
    ...queriesOf(client),
    transaction: (work) => client.transaction((transaction) => work(queriesOf(transaction))),
    async close() {
      await client.close();
      await unlock?.();
    },
  };
}
