import type { Database } from '../src/database/Database';
import { newMigratedDatabase, openAsServer } from './newDatabase';

describe('the databases of tests', () => {
  let database: Database;
  let server: Database;
  beforeAll(async () => {
    database = await newMigratedDatabase();
    server = await openAsServer(database);
  });
  afterAll(async () => {
    await server.close();
    await database.close();
  });

  test('do not see each other’s changes', async () => {
    await database.script('create table extra (id integer)');
    const other = await newMigratedDatabase();
    expect(await other.query(`select to_regclass('extra') as extra`)).toEqual([{ extra: null }]);
    expect(await other.query('select 1 from tokens')).not.toEqual([]);
    await other.close();
  });

  test('are used by the server as a role that owns no table', async () => {
    expect(await server.query('select 1 from tokens')).not.toEqual([]);
    await expect(server.script('alter table tokens add column extra text')).rejects.toThrow('must be owner');
  });

  test('reject a query past the open transaction, which would never end on the embedded database', async () => {
    const nested = server.transaction(() => server.query('select 1'));
    await expect(nested).rejects.toThrow('A transaction must run its queries on itself');
    expect(await server.transaction((transaction) => transaction.query('select 1 as one'))).toEqual([
      { one: 1 },
    ]);
  });
});
