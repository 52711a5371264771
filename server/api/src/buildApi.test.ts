import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { API_KEY_HEADER } from '@hashgrid/contracts';
import { newMiner } from '../test/newMiner';
import { API_KEY, openTestApi } from '../test/openTestApi';
import { buildApi } from './buildApi';

const api = openTestApi();

test('answers the requests in flight before it closes, and ends event streams', async () => {
  const miner = await newMiner(api);
  const app = await buildApi(api.context);
  let finishSlow = (): void => undefined;
  app.get('/slow', async () => {
    app.server.emit('slow');
    await new Promise<void>((resolve) => (finishSlow = resolve));
    return { done: true };
  });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  const headers = { [API_KEY_HEADER]: API_KEY, authorization: `Bearer ${await miner.bearer()}` };
  const events = await fetch(`${url}/api/v1/shared/mining/events`, { headers });
  const received = once(app.server, 'slow');
  const answer = fetch(`${url}/slow`);
  await received;
  const closed = app.close();
  await expect(events.text()).rejects.toThrow();
  finishSlow();
  expect(await (await answer).json()).toEqual({ done: true });
  await closed;
});

test.each([
  ['413 to a body that is too large', { key: API_KEY, 'content-type': 'application/json' }, 413],
  ['415 to a body of a type that is not accepted', { key: API_KEY, 'content-type': 'text/csv' }, 415],
  ['401 to a large body without an API key', { 'content-type': 'application/json' }, 401],
])('answers %s once all of it has arrived, and keeps the connection', async (_name, headers, status) => {
  const app = await buildApi(api.context);
  const url = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
  const body = Buffer.alloc(4 * 1024 * 1024, ' ');
  const request = httpRequest(new URL('/api/v1/public/auth/login/credential', url), {
    method: 'POST',
    headers: { ...headers, 'content-length': body.length },
  });
  const answered = once(request, 'response') as Promise<[IncomingMessage]>;
  const sent = once(request, 'finish');
  request.end(body);
  await sent;
  const [response] = await answered;
  expect(response.statusCode).toBe(status);
  expect(response.headers.connection).not.toBe('close');
  response.resume();
  await app.close();
});

test('closes idle connections of one IP address above the limit, and logs it', async () => {
  const log = jest.fn();
  const config = { ...api.context.config, trustProxy: '10.0.0.2', connectionsPerAddress: 2 };
  const app = await buildApi({ ...api.context, config, log });
  const { hostname, port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
  const sockets = Array.from({ length: 3 }, () => connect(Number(port), hostname));
  await Promise.race(sockets.map((socket) => once(socket.resume(), 'close')));
  expect(sockets.filter(({ closed }) => closed)).toHaveLength(1);
  expect(log.mock.calls).toEqual([[expect.stringMatching(/^127\.0\.0\.1 has 2 connections open/)]]);
  await app.close();
});

test('limits how long a client may take to send its request', () => {
  expect(api.app.server.requestTimeout).toBe(120_000);
  expect(api.app.server.headersTimeout).toBe(75_000);
});
