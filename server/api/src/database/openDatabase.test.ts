import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { findUnusedPort } from '@hashgrid/connection';
import { startPostgres } from '../../test/postgresServer';
import type { Database } from './Database';
import { openDatabase } from './openDatabase';
import { openPostgresDatabase } from './openPostgresDatabase';

afterEach(() => jest.useRealTimers());

test('names the setting of a server that can’t be reached', async () => {
  const port = await findUnusedPort('127.0.0.1');
  const opening = openDatabase({ dataDir: '', databaseUrl: `postgres://a@127.0.0.1:${port}/b` });
  await expect(opening).rejects.toThrow(
    `The database at DATABASE_URL can't be reached: connect ECONNREFUSED 127.0.0.1:${port}`,
  );
});

test('says that it waits for a server that accepts connections and does not respond', async () => {
  const server = createServer(() => undefined).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  const lines: string[] = [];
  const log = (line: string) => void lines.push(line);
  const failure = openDatabase({ dataDir: '', databaseUrl: `postgres://a@127.0.0.1:${port}/b` }, log).catch(
    (error: Error) => error.message,
  );
  await jest.advanceTimersByTimeAsync(4_000);
  expect(lines).toEqual([]);
  await jest.advanceTimersByTimeAsync(2_000);
  expect(lines).toEqual([
    'The database at DATABASE_URL has not responded for 5 s. Still trying, for up to 3 minutes. Check that it is running and that DATABASE_URL is correct.',
  ]);
  while (jest.getTimerCount() > 0) await jest.advanceTimersByTimeAsync(30_000);
  expect(await failure).toMatch(/^The database at DATABASE_URL can't be reached: Connection terminated/);
  expect(lines).toHaveLength(1);
  server.close();
});

describe('a database whose tables another role owns', () => {
  let postgres: Awaited<ReturnType<typeof startPostgres>>;
  let owner: Database;
  let database: Database;
  const openAs = (role: string, ownerRole: string) =>
    openDatabase(
      {
        dataDir: '',
        databaseUrl: postgres.urlAs(role),
        databaseOwnerUrl: postgres.urlAs(ownerRole),
      },
      () => undefined,
    );

  beforeAll(async () => {
    postgres = await startPostgres();
    owner = openPostgresDatabase(postgres.url);
    await owner.script(`create role server login; create role keeper login; grant create, usage on schema public to keeper;
      grant connect on database postgres to server`);
    // Both grant the rights at the same time.
    const [first, second] = await Promise.all([openAs('server', 'keeper'), openAs('server', 'keeper')]);
    await second.close();
    database = first;
  });
  afterAll(async () => {
    await database.close();
    await owner.close();
    await postgres.close();
  });

  test('names the setting of an owner role that can’t log in', async () => {
    await expect(openAs('server', 'nobody')).rejects.toThrow(
      /^The database at DATABASE_OWNER_URL can't be reached: .*nobody/,
    );
  });

  test('says that the connection limit of the role is reached', async () => {
    await owner.script('create role crowd login connection limit 0');
    await expect(openAs('server', 'crowd')).rejects.toThrow(
      /^The database at DATABASE_OWNER_URL accepts no more connections: too many .*"crowd"\. .*Raise the limit/,
    );
  });

  test('refuses the URLs of the server and of the owner when they are swapped', async () => {
    await expect(openAs('keeper', 'server')).rejects.toThrow(
      /^The role "keeper" of DATABASE_URL owns the tables, and "server" of DATABASE_OWNER_URL does not\. If the two values are swapped, swap them back\./,
    );
  });

  test('names both roles when that of the server only has the rights of the owner', async () => {
    await owner.script('create role deputy login in role keeper');
    await expect(openAs('deputy', 'server')).rejects.toThrow(
      /^The role "deputy" of DATABASE_URL has the rights of "keeper", which owns the tables, and "server" of/,
    );
  });

  test('says how an installation with one role gets an owner of its tables', async () => {
    await owner.script('create role heir login');
    await owner.script('create database single owner server');
    const databaseUrl = postgres.urlAs('server', 'single');
    const databaseOwnerUrl = postgres.urlAs('heir', 'single');
    const lines: string[] = [];
    const log = (line: string) => void lines.push(line);
    await (await openDatabase({ dataDir: '', databaseUrl }, log)).close();
    expect(lines).toEqual([expect.stringMatching(/^Applying [1-9]\d+ database migrations …$/)]);
    const openAsTwo = () => openDatabase({ dataDir: '', databaseUrl, databaseOwnerUrl }, log);
    await expect(openAsTwo()).rejects.toThrow(
      /Otherwise give the tables to "heir": docs.*has the commands\.$/,
    );
    const admin = openPostgresDatabase(postgres.urlAs('hashgrid', 'single'));
    await admin.script('grant create, usage on schema public to heir; reassign owned by server to heir');
    await admin.close();
    const divided = await openAsTwo();
    expect(
      await divided.query('select tableowner from pg_tables where tablename = $1', ['migrations']),
    ).toEqual([{ tableowner: 'heir' }]);
    await expect(divided.script('alter table migrations disable trigger all')).rejects.toThrow(
      'must be owner',
    );
    await divided.close();
    expect(lines).toHaveLength(1);
  });

  test('refuses an owner’s URL of another database, and doesn’t migrate that one', async () => {
    await owner.script('create database other owner keeper');
    const opening = openDatabase({
      dataDir: '',
      databaseUrl: postgres.urlAs('server'),
      databaseOwnerUrl: postgres.urlAs('keeper', 'other'),
    });
    await expect(opening).rejects.toThrow(
      /^DATABASE_URL and DATABASE_OWNER_URL reach different databases: "postgres" and "other"\. Nothing was migrated\./,
    );
    const other = openPostgresDatabase(postgres.urlAs('keeper', 'other'));
    const tables = await other.query(`select tablename from pg_tables where schemaname = 'public'`);
    await other.close();
    expect(tables).toEqual([]);
  });

  test('refuses an owner’s URL of another server, whose database has the same name', async () => {
    const otherServer = await startPostgres();
    const opening = openDatabase({
      dataDir: '',
      databaseUrl: postgres.urlAs('server'),
      databaseOwnerUrl: otherServer.url,
    });
    await expect(opening).rejects.toThrow('reach different databases: "postgres" on different servers.');
    await otherServer.close();
  });

  test('says which role lacks the rights to migrate, and where the commands are', async () => {
    await owner.script('create database unprepared');
    const opening = openDatabase({ dataDir: '', databaseUrl: postgres.urlAs('server', 'unprepared') });
    await expect(opening).rejects.toThrow(
      /^Could not apply the migrations as the role "server": permission denied for schema public\. .*change-the-database\.md/,
    );
  });

  test('is migrated by its owner', async () => {
    const owners = await owner.query(`select distinct tableowner from pg_tables where schemaname = 'public'`);
    expect(owners).toEqual([{ tableowner: 'keeper' }]);
  });

  test.each([
    ['alter table ledger_legs disable trigger all', 'must be owner'],
    ['drop trigger ledger_legs_late on ledger_legs', 'must be owner'],
    [
      'create or replace function check_entry_sums() returns trigger language sql as $$ $$',
      'permission denied',
    ],
    [`set session_replication_role = 'replica'`, 'permission denied'],
    ['update ledger_legs set amount = 1', 'permission denied'],
    ['delete from ledger_entries', 'permission denied'],
    ['truncate ledger_legs', 'permission denied'],
    ['update ledger_accounts set balance = 1', 'permission denied'],
    [`update ledger_accounts set token = 'ORE'`, 'legs alone'],
    ['delete from migrations', 'permission denied'],
    ['create table own (id integer)', 'permission denied'],
  ])('denies the server’s role: %s', async (statement, reason) => {
    await expect(database.script(statement)).rejects.toThrow(reason);
  });

  test('lets the server change balances only by legs that sum to zero, even behind temporary tables of the same names', async () => {
    const write = (amounts: number[]) =>
      database.transaction(async (queries) => {
        await queries.script(
          'create temp table ledger_legs (like public.ledger_legs) on commit drop; create temp table ledger_accounts (like public.ledger_accounts) on commit drop',
        );
        await queries.query(
          `with entry as (
             insert into ledger_entries (id, kind, created_at) values (gen_random_uuid(), 'reversal', now()) returning id
           )
           insert into public.ledger_legs (entry_id, account_id, amount)
           select entry.id, account.id, amount from entry cross join unnest($1::bigint[]) with ordinality as leg (amount, n)
           join public.ledger_accounts account on token = 'USDT' and system_name = (array['treasury', 'mint'])[n]`,
          [amounts],
        );
      });
    await write([5, -5]);
    await expect(write([9, -1])).rejects.toThrow('do not sum to zero');
    const balances = await database.query(
      `select balance from ledger_accounts where token = 'USDT' and system_name = 'treasury' for update`,
    );
    expect(balances).toEqual([{ balance: 5n }]);
  });
});
