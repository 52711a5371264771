import crypto from 'node:crypto';
import { createServer, Server, type AddressInfo } from 'node:net';
import { findUnusedPort } from './findUnusedPort';

const HOST = '127.0.0.1';

const listen = (port: number): Promise<Server> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(port, HOST, () => resolve(server));
  });

test('returns a port that a server can listen on, below the range of outgoing connections', async () => {
  const port = await findUnusedPort(HOST);
  expect(port).toBeLessThan(32_768);
  const server = await listen(port);
  server.close();
});

test('never returns a port twice, because its server may not listen yet', async () => {
  const first = await findUnusedPort(HOST);
  const draw = jest.spyOn(crypto, 'randomInt') as unknown as jest.SpyInstance<number, [number, number]>;
  draw.mockReturnValueOnce(first);
  expect(await findUnusedPort(HOST)).not.toBe(first);
});

test('skips a port in use', async () => {
  const server = await listen(0);
  const { port: used } = server.address() as AddressInfo;
  const draw = jest.spyOn(crypto, 'randomInt') as unknown as jest.SpyInstance<number, [number, number]>;
  draw.mockReturnValueOnce(used);
  expect(await findUnusedPort(HOST)).not.toBe(used);
  expect(draw.mock.calls.length).toBeGreaterThan(1);
  server.close();
});

test('skips a port that the system reserves', async () => {
  const listenOnce = jest.spyOn(Server.prototype, 'listen').mockImplementationOnce(function (this: Server) {
    process.nextTick(() => this.emit('error', Object.assign(new Error('listen EACCES'), { code: 'EACCES' })));
    return this;
  });
  expect(await findUnusedPort(HOST)).toBeGreaterThan(0);
  expect(listenOnce).toHaveBeenCalledTimes(2);
});

test('rejects an address that cannot be listened on, with the reason', async () => {
  await expect(findUnusedPort('203.0.113.1')).rejects.toThrow('EADDRNOTAVAIL');
});
