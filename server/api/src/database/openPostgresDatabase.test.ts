import { createServer, type AddressInfo, type Socket } from 'node:net';
import { createDatabase, newDatabase } from '../../test/newDatabase';
import { waitUntil } from '../../test/waitUntil';
import type { Database, Queries } from './Database';
import { openPostgresDatabase } from './openPostgresDatabase';

/** Returns a message of a server, and the one that says that a connection is open. */
const createMessage = (type: string, body: string) =>
  `${type}${String.fromCharCode(0, 0, 0, 4 + body.length)}${body}`;
const OPENED = createMessage('R', '\0\0\0\0') + createMessage('Z', 'I');

/** Starts a server that runs `respond` when a connection sends its first message. */
async function startFakeServer(respond: (socket: Socket) => void) {
  const sockets: Socket[] = [];
  const server = createServer((socket) => {
    sockets.push(socket);
    socket.on('error', () => undefined);
    socket.once('data', () => respond(socket));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    url: `postgres://a@127.0.0.1:${port}/b`,
    sockets,
    async close() {
      sockets.forEach((socket) => socket.destroy());
      await new Promise((done) => server.close(done));
    },
  };
}

test('gives up on a server that accepts the connection but never responds', async () => {
  const silent = await startFakeServer(() => undefined);
  const database = openPostgresDatabase(silent.url, { connection: 200, statement: 1000 });
  await expect(database.query('select 1')).rejects.toThrow('timeout');
  await database.close();
  await silent.close();
});

test('gives up on a statement that the server never answers, and does not use its connection again', async () => {
  const hanging = await startFakeServer((socket) => socket.write(OPENED));
  const database = openPostgresDatabase(hanging.url, { response: 200 });
  await expect(database.query('select 1')).rejects.toThrow('Query read timeout');
  const transaction = database.transaction((queries) => queries.query('select 1'));
  await expect(transaction).rejects.toThrow('Query read timeout');
  expect(hanging.sockets).toHaveLength(2);
  await database.close();
  await hanging.close();
});

test('survives a connection that the server ends as soon as it is open', async () => {
  const text = (value: string) => `${value}\0`;
  const ended = createMessage('E', text('SFATAL') + text('C57P01') + text('Mterminating connection') + '\0');
  const server = await startFakeServer((socket) => socket.end(OPENED + ended));
  const database = openPostgresDatabase(server.url);
  await expect(database.transaction(async () => undefined)).rejects.toThrow('connection error');
  await database.close();
  await server.close();
});

test('ends a statement at its time limit, two minutes by default', async () => {
  const { url, drop } = await createDatabase();
  const limited = openPostgresDatabase(url, { statement: 200 });
  await expect(limited.query('select pg_sleep(20)')).rejects.toThrow('statement timeout');
  await limited.close();
  const byDefault = openPostgresDatabase(url);
  expect(await byDefault.query('show statement_timeout')).toEqual([{ statement_timeout: '2min' }]);
  await byDefault.close();
  await drop();
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

test('does not use a connection again that leads to a server without writes, as after a failover', async () => {
  const database = await newDatabase();
  await database.script('create table rows (id integer)');
  const write = () => database.transaction((transaction) => transaction.query('insert into rows values (1)'));
  await database.query('set default_transaction_read_only = on');
  await expect(write()).rejects.toThrow('read-only transaction');
  await write();
  expect(await database.query('select id from rows')).toEqual([{ id: 1 }]);
  await database.close();
});

describe('a lost connection', () => {
  let database: Database;
  beforeAll(async () => {
    database = await newDatabase();
    await database.script('create table written (attempt integer)');
  });
  afterAll(() => database.close());

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
