import { isBlocking } from '../../test/isBlocking';
import { createDatabase, newDatabase } from '../../test/newDatabase';
import { waitUntil } from '../../test/waitUntil';
import { ADVISORY_LOCKS } from './advisoryLocks';
import type { Database } from './Database';
import { migrate, UnknownMigrationsError } from './migrate';
import { openPostgresDatabase } from './openPostgresDatabase';

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

  test('wait longer for another process that is migrating than for a row lock', async () => {
    const { url, drop } = await createDatabase();
    const [first, second] = [
      openPostgresDatabase(url),
      openPostgresDatabase(url, { lock: 100, statement: 100 }),
    ];
    try {
      const migrated = await first.transaction(async (transaction) => {
        await transaction.query('select pg_advisory_xact_lock($1)', [ADVISORY_LOCKS.migration]);
        const migrating = Promise.allSettled([migrate(second)]);
        await waitUntil(() => isBlocking(transaction));
        // Twice as long as the connection waits for anything else.
        await transaction.query('select pg_sleep(0.2)');
        return { migrating };
      });
      expect(await migrated.migrating).toEqual([{ status: 'fulfilled', value: undefined }]);
      expect(await first.query('select 1 from migrations')).not.toEqual([]);
    } finally {
      for (const database of [first, second] satisfies Database[]) await database.close();
      await drop();
    }
  });
});
