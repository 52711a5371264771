import { newDatabase } from '../../test/newDatabase';
import { findPostgres, startPostgres } from '../../test/postgresServer';
import { waitUntil } from '../../test/waitUntil';
import type { Database } from './Database';
import { migrate, MIGRATION_LOCK, UnknownMigrationsError } from './migrate';
import { openPostgresDatabase } from './openPostgresDatabase';

const binDir = findPostgres();
const testIfInstalled = binDir ? test : test.skip;
const skipped = binDir ? '' : ' (skipped: PostgreSQL is not installed here)';

describe('migrations', () => {
  test('refuse a database that a newer version has migrated, and leave it unchanged', async () => {
    const database = await newDatabase();
    await migrate(database);
    const readNames = () => database.query<{ name: string }>('select name from migrations order by name');
    await database.query(`insert into migrations (name, applied_at) values ('9999_later.sql', now())`);
    const before = await readNames();
    await expect(migrate(database)).rejects.toThrow(UnknownMigrationsError);
    await expect(migrate(database)).rejects.toThrow('"9999_later.sql"');
    expect(await readNames()).toEqual(before);
    await database.close();
  });

  testIfInstalled(
    `wait longer for another process that is migrating than for a row lock${skipped}`,
    async () => {
      const postgres = await startPostgres(binDir!);
      const [first, second] = [
        openPostgresDatabase(postgres.url),
        openPostgresDatabase(postgres.url, { lock: 100, statement: 100 }),
      ];
      try {
        const migrated = await first.transaction(async (transaction) => {
          await transaction.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
          const migrating = Promise.allSettled([migrate(second)]);
          await waitUntil(async () => {
            const waiting = await transaction.query('select 1 from pg_locks where not granted');
            return waiting.length > 0;
          });
          // Twice as long as the connection waits for anything else.
          await transaction.query('select pg_sleep(0.2)');
          return { migrating };
        });
        expect(await migrated.migrating).toEqual([{ status: 'fulfilled', value: undefined }]);
        expect(await first.query('select 1 from migrations')).not.toEqual([]);
      } finally {
        for (const database of [first, second] satisfies Database[]) await database.close();
        await postgres.close();
      }
    },
  );
});
