import { createServer, type AddressInfo, type Socket } from 'node:net';
import { newDatabase } from '../../test/newDatabase';
import { startPostgres } from '../../test/postgresServer';
import { waitUntil } from '../../test/waitUntil';
import type { Database, Queries } from './Database';
import { openPostgresDatabase } from './openPostgresDatabase';

test('gives up on a server that accepts the connection but never responds', async () => {
  const sockets: Socket[] = [];
  const silent = createServer((socket) => sockets.push(socket));
  await new Promise<void>((done) => silent.listen(0, '127.0.0.1', done));
  const { port } = silent.address() as AddressInfo;
  const database = openPostgresDatabase(`postgres://a@127.0.0.1:${port}/b`, {
    connection: 200,
    statement: 1000,
  });
  await expect(database.query('select 1')).rejects.toThrow('timeout');
  await database.close();
  sockets.forEach((socket) => socket.destroy());
  await new Promise((done) => silent.close(done));
});

test('survives a connection that the server ends as soon as it is open', async () => {
  const text = (value: string) => `${value}\0`;
  const message = (type: string, body: string) =>
    `${type}${String.fromCharCode(0, 0, 0, 4 + body.length)}${body}`;
  const opened = message('R', '\0\0\0\0') + message('Z', 'I');
  const ended = message('E', text('SFATAL') + text('C57P01') + text('Mterminating connection') + '\0');
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => socket.end(opened + ended));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const database = openPostgresDatabase(`postgres://a@127.0.0.1:${port}/b`);
  await expect(database.transaction(async () => undefined)).rejects.toThrow('connection error');
  await database.close();
  await new Promise((done) => server.close(done));
});

test('ends a statement at its time limit, two minutes by default', async () => {
  const postgres = await startPostgres();
  const limited = openPostgresDatabase(postgres.url, { statement: 200 });
  await expect(limited.query('select pg_sleep(20)')).rejects.toThrow('statement timeout');
  await limited.close();
  const byDefault = openPostgresDatabase(postgres.url);
  expect(await byDefault.query('show statement_timeout')).toEqual([{ statement_timeout: '2min' }]);
  await byDefault.close();
  await postgres.close();
});

test('runs a transaction again that was ended because of a deadlock', async () => {
  const database = await newDatabase();
  await database.script(
    'create table rows (id integer, changes integer); insert into rows values (1, 0), (2, 0)',
  );
  let attempts = 0;
  let locked = 0;
  const changeInOrder = (ids: readonly number[]) =>
    database.transaction(async (transaction) => {
      attempts += 1;
      for (const id of ids) {
        await transaction.query('update rows set changes = changes + 1 where id = $1', [id]);
        locked += 1;
        await waitUntil(() => locked >= 2);
      }
    });
  await Promise.all([changeInOrder([1, 2]), changeInOrder([2, 1])]);
  expect(await database.query('select changes from rows')).toEqual([{ changes: 2 }, { changes: 2 }]);
  expect(attempts).toBe(3);
  await database.close();
});

describe('a lost connection', () => {
  let postgres: Awaited<ReturnType<typeof startPostgres>>;
  let database: Database;
  beforeAll(async () => {
    postgres = await startPostgres();
    database = openPostgresDatabase(postgres.url);
    await database.script('create table written (attempt integer)');
  });
  afterAll(async () => {
    await database.close();
    await postgres.close();
  });

  const readBackendPid = async (queries: Queries) =>
    (await queries.query<{ pid: number }>('select pg_backend_pid() as pid'))[0]!.pid;
  const readWritten = () => database.query<{ attempt: number }>('select attempt from written');

  test('repeats a transaction that was not committed, and runs the effects of the last attempt only', async () => {
    const effects: number[] = [];
    let attempts = 0;
    await database.transaction(async (transaction) => {
      attempts += 1;
      const attempt = attempts;
      transaction.afterCommit(() => effects.push(attempt));
      await transaction.query('insert into written values ($1)', [attempt]);
      if (attempt === 1)
        await database.query('select pg_terminate_backend($1)', [await readBackendPid(transaction)]);
      await transaction.query('select 1');
    });
    expect([await readWritten(), effects]).toEqual([[{ attempt: 2 }], [2]]);
  });

  test('does not repeat a transaction whose commit is unanswered', async () => {
    await database.script(
      `create function end_session() returns trigger language plpgsql as
         'begin perform pg_terminate_backend(pg_backend_pid()); return null; end';
       create table doomed (attempt integer);
       create constraint trigger at_commit after insert on doomed deferrable initially deferred
         for each row execute function end_session()`,
    );
    let attempts = 0;
    const lost = database.transaction(async (transaction) => {
      attempts += 1;
      await transaction.query('insert into doomed values (1)');
    });
    await expect(lost).rejects.toThrow('terminat');
    expect(attempts).toBe(1);
  });
});
