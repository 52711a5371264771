import { newDatabase, newMigratedDatabase } from '../../test/newDatabase';
import type { Database } from '../database/Database';
import { openOperatorDatabase } from './openOperatorDatabase';

describe("the database of an operator's command", () => {
  let database: Database;
  afterEach(() => database.close());

  const open = async () => {
    const [row] = await database.query<{ name: string }>('select current_database() as name');
    const url = new URL(process.env.HASHGRID_TEST_SERVER!);
    url.pathname = row!.name;
    return openOperatorDatabase({ dataDir: '', databaseUrl: url.href });
  };

  test('is opened when it has all migrations', async () => {
    database = await newMigratedDatabase();
    const opened = await open();
    expect(await opened.query('select 1 as one')).toEqual([{ one: 1 }]);
    await opened.close();
  });

  test('is refused when it has no tables', async () => {
    database = await newDatabase();
    await expect(open()).rejects.toThrow('has no Hashgrid tables. Start the product with it once.');
  });

  test('is refused when an older version has migrated it', async () => {
    database = await newMigratedDatabase();
    await database.query('delete from migrations where name = (select max(name) from migrations)');
    await expect(open()).rejects.toThrow(
      'The database at DATABASE_URL was migrated by an older version. Start the product with this version once, or run the command with that version.',
    );
  });
});
