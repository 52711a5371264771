import { createServer, type AddressInfo, type Socket } from 'node:net';
import { findPostgres, startPostgres } from '../../test/postgresServer';
import { postgresDatabase } from './postgresDatabase';

const programs = findPostgres();
const testIfInstalled = programs ? test : test.skip;
const skipped = programs ? '' : ' (skipped: PostgreSQL is not installed here)';

test('gives up on a server that accepts the connection but never responds', async () => {
  const sockets: Socket[] = [];
  const silent = createServer((socket) => sockets.push(socket));
  await new Promise<void>((done) => silent.listen(0, '127.0.0.1', done));
  const { port } = silent.address() as AddressInfo;
  const database = postgresDatabase(`postgres://a@127.0.0.1:${port}/b`, { connection: 200, statement: 1000 });
  await expect(database.query('select 1')).rejects.toThrow('timeout');
  await database.close();
  sockets.forEach((socket) => socket.destroy());
  await new Promise((done) => silent.close(done));
});

testIfInstalled(`a call that hangs is ended by the server${skipped}`, async () => {
  const postgres = await startPostgres(programs!);
  const hasty = postgresDatabase(postgres.url, { connection: 5000, statement: 200 });
  await expect(hasty.query('select pg_sleep(20)')).rejects.toThrow('statement timeout');
  await hasty.close();
  const usual = postgresDatabase(postgres.url);
  expect(await usual.query('show statement_timeout')).toEqual([{ statement_timeout: '2min' }]);
  await usual.close();
  await postgres.close();
});
