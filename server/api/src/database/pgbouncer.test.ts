import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hasPgBouncer, startPgBouncer } from '../../test/pgbouncer';
import { queryUrl, startPostgres } from '../../test/postgresServer';
import type { Queries } from './Database';
import { openDatabase } from './openDatabase';
import { openPostgresDatabase } from './openPostgresDatabase';

const isInstalled = hasPgBouncer();
const describeIfInstalled = isInstalled ? describe : describe.skip;
const skipped = isInstalled ? '' : ' (skipped: PgBouncer is not installed here)';

const EXAMPLE = readFileSync(join(__dirname, '../../../../docs/operations/pgbouncer.ini'), 'utf8');
const CONNECT_QUERY = / connect_query='[^']+'/;
const IGNORE = /^ignore_startup_parameters.*$/m;

describeIfInstalled(`a database behind PgBouncer in transaction mode${skipped}`, () => {
  let postgres: Awaited<ReturnType<typeof startPostgres>>;
  beforeAll(async () => {
    postgres = await startPostgres();
    await queryUrl(
      postgres.url,
      `create role hashgrid_owner login; create role hashgrid_server login;
       grant create, usage on schema public to hashgrid_owner`,
    );
  });
  afterAll(() => postgres.close());

  let pooler: Awaited<ReturnType<typeof startPgBouncer>>;
  afterEach(() => pooler.close());

  /** Starts PgBouncer with two connections to the database, so that its clients share them; returns its URL. */
  const startPooler = async (change: (config: string) => string = (config) => config) => {
    const { port, pathname } = new URL(postgres.url);
    pooler = await startPgBouncer({
      users: { hashgrid_server: 'secret' },
      configure: (listenPort, folder) =>
        change(EXAMPLE)
          .replace(
            'host=10.0.0.30 port=5432 dbname=hashgrid',
            `host=127.0.0.1 port=${port} dbname=${pathname.slice(1)}`,
          )
          .replace('listen_addr = 10.0.0.30', 'listen_addr = 127.0.0.1')
          .replace('6432', String(listenPort))
          .replace('default_pool_size = 20', 'default_pool_size = 2')
          .replaceAll(/\/(etc\/pgbouncer|var\/run\/postgresql|var\/log\/postgresql)/g, folder),
    });
    return `postgres://hashgrid_server:secret@127.0.0.1:${pooler.port}/hashgrid`;
  };

  const open = (databaseUrl: string) =>
    openDatabase({ dataDir: '', databaseUrl, databaseOwnerUrl: postgres.urlAs('hashgrid_owner') });

  test('is refused with what to configure when the pooler rejects time limits', async () => {
    const url = await startPooler((config) => config.replace(IGNORE, ''));
    await expect(open(url)).rejects.toThrow(
      /rejects the time limits.*ignore_startup_parameters = statement_timeout,lock_timeout/,
    );
  });

  test('is refused with what to configure when the pooler drops time limits', async () => {
    const url = await startPooler((config) => config.replace(CONNECT_QUERY, ''));
    await expect(open(url)).rejects.toThrow(/drops the time limits.*connect_query='set statement_timeout/);
  });

  test('keeps time limits, transactions and locks apart while many calls share two connections', async () => {
    const url = await startPooler();
    const databases = await Promise.all([open(url), open(url)]);
    const [first] = databases;
    expect(await first!.query('show statement_timeout')).toEqual([{ statement_timeout: '2min' }]);
    expect(await first!.query('show lock_timeout')).toEqual([{ lock_timeout: '10s' }]);
    const owner = openPostgresDatabase(postgres.url);
    await owner.script(
      'create table counted (value integer); insert into counted values (0); grant all on counted to public',
    );
    const increment = async (queries: Queries) => {
      await queries.query('select pg_advisory_xact_lock($1)', [4_711_999]);
      const [row] = await queries.query<{ value: number }>('select value from counted');
      await queries.query('update counted set value = $1', [row!.value + 1]);
    };
    const count = 20;
    await Promise.all(
      Array.from({ length: count }, (_, index) => databases[index % 2]!.transaction(increment)),
    );
    expect(await owner.query('select value from counted')).toEqual([{ value: count }]);
    const locks = await owner.query(`select 1 from pg_locks where locktype = 'advisory'`);
    expect(locks).toEqual([]);
    for (const database of [...databases, owner]) await database.close();
  });
});
