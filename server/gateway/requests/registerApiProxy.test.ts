import { EventEmitter, once } from 'node:events';
import { rmSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { connect, type Socket } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { createGateway } from '../createGateway';
import { MESSAGES } from '../texts/messages';
import { createFixtureStore, createTestConfig } from '../test/createFixtureStore';
import { SELF_SIGNED } from '../test/selfSigned';

let releasesDir: string;
let api: FastifyInstance;
let gateway: FastifyInstance;
let apiUrl: string;
let finishSlow: () => void;
let sendEvent: (text: string) => void;
/** Emits what reaches the API: the IP address of an upload's caller, `slow`, and `end of stream`. */
const received = new EventEmitter();

beforeEach(async () => {
  releasesDir = createFixtureStore();
  api = fastify({ forceCloseConnections: true });
  api.all('/api/v1/echo', async ({ method, headers, body, query }, reply) => {
    reply.code(201).header('x-from-api', 'yes');
    return { method, headers, body, query };
  });
  api.get('/api/v1/events', (_request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });
    reply.raw.once('close', () => received.emit('end of stream'));
    sendEvent = (text) => void reply.raw.write(text);
    sendEvent('data: first\n\n');
  });
  api.get('/api/v1/slow', async () => {
    received.emit('slow');
    await new Promise<void>((resolve) => (finishSlow = resolve));
    return { done: true };
  });
  api.addContentTypeParser('application/octet-stream', (request, _payload, done) => {
    received.emit(String(request.headers['x-forwarded-for']));
    done(null);
  });
  api.post('/api/v1/uploads', (_request, reply) => reply.hijack());
  api.get('/outbox', async (_request, reply) => reply.type('text/html').send('<h1>Emails</h1>'));
  apiUrl = await api.listen({ port: 0, host: '127.0.0.1' });
  gateway = await createGateway(createTestConfig(releasesDir, apiUrl));
});
afterEach(async () => {
  await gateway.close();
  await api.close();
  rmSync(releasesDir, { recursive: true });
});

test('names the live revision in every response of the API, so that open pages learn of a release', async () => {
  const { headers } = await gateway.inject({ method: 'POST', url: '/api/v1/echo' });
  expect(headers['x-registry-revision']).toBe('1');
  await gateway.close();
  gateway = await createGateway({ ...createTestConfig(releasesDir, apiUrl), reloadPages: true });
  const inDevelopment = await gateway.inject({ method: 'POST', url: '/api/v1/echo' });
  expect(inDevelopment.headers).not.toHaveProperty('x-registry-revision');
});

test('forwards method, query, headers and body, and returns the response unchanged', async () => {
  const response = await gateway.inject({
    method: 'POST',
    url: '/api/v1/echo?limit=2',
    headers: { key: 'hashgrid-web', authorization: 'Bearer abc' },
    payload: { amount: '1.5' },
  });
  expect(response.statusCode).toBe(201);
  expect(response.headers['x-from-api']).toBe('yes');
  expect(response.json()).toMatchObject({
    method: 'POST',
    query: { limit: '2' },
    body: { amount: '1.5' },
    headers: { key: 'hashgrid-web', authorization: 'Bearer abc' },
  });
});

test('returns 502 in the error format of the API while the API is down', async () => {
  jest.spyOn(gateway.log, 'warn').mockImplementation(() => undefined);
  await api.close();
  const response = await gateway.inject('/api/v1/echo');
  expect(response.statusCode).toBe(502);
  expect(response.json()).toEqual({ statusCode: 502, message: MESSAGES.apiUnreachable });
});

test('closes a connection to the API after ten idle seconds, so that a paused API never closes it during a request', async () => {
  const startTimer = globalThis.setTimeout;
  jest
    .spyOn(globalThis, 'setTimeout')
    .mockImplementation(((run: () => void, ms?: number, ...values: []) =>
      startTimer(run, ms === 10_000 ? 1 : ms, ...values)) as typeof setTimeout);
  const opened = once(api.server, 'connection') as Promise<[Socket]>;
  await gateway.inject({ method: 'POST', url: '/api/v1/echo' });
  const [connection] = await opened;
  if (!connection.destroyed) await once(connection, 'close');
  expect(api.server.listening).toBe(true);
});

test('streams live events one by one', async () => {
  const url = await gateway.listen({ port: 0, host: '127.0.0.1' });
  const stop = new AbortController();
  const { body } = await fetch(`${url}/api/v1/events`, {
    headers: { 'accept-encoding': 'br, gzip' },
    signal: stop.signal,
  });
  const reader = body!.pipeThrough(new TextDecoderStream()).getReader();
  expect((await reader.read()).value).toBe('data: first\n\n');
  sendEvent('data: second\n\n');
  expect((await reader.read()).value).toBe('data: second\n\n');
  stop.abort();
});

test('replaces the X-Forwarded-For of a caller with its IP address', async () => {
  const response = await gateway.inject({
    url: '/api/v1/echo',
    remoteAddress: '198.51.100.7',
    headers: { 'x-forwarded-for': '203.0.113.9' },
  });
  expect(response.json().headers['x-forwarded-for']).toBe('198.51.100.7');
});

test('uses the last IP address that a trusted proxy reports, and ignores what other proxies report', async () => {
  const forwardThrough = async (proxy: string) => {
    const headers = { 'x-forwarded-for': '203.0.113.9, 198.51.100.7' };
    const response = await gateway.inject({ url: '/api/v1/echo', remoteAddress: proxy, headers });
    return response.json().headers['x-forwarded-for'];
  };
  expect(await forwardThrough('10.0.0.2')).toBe('198.51.100.7');
  expect(await forwardThrough('10.0.0.3')).toBe('10.0.0.3');
});

test('serves the outbox of the API', async () => {
  expect((await gateway.inject('/outbox')).body).toBe('<h1>Emails</h1>');
});

test('serves the outbox only under a local host name', async () => {
  const requestOutbox = async (host: string, headers = {}) =>
    (await gateway.inject({ url: '/outbox', headers: { host, ...headers } })).statusCode;
  expect(await requestOutbox('[::1]:3000')).toBe(200);
  expect(await requestOutbox('evil.example:3000')).toBe(404);
  expect(await requestOutbox('evil.example:3000', { 'x-forwarded-host': 'localhost' })).toBe(404);
});

test.each(['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'])(
  'hides the outbox from a proxy on this machine that sends %s',
  async (header) => {
    const headers = { host: 'localhost', [header]: '127.0.0.1' };
    expect((await gateway.inject({ url: '/outbox', headers })).statusCode).toBe(404);
  },
);

test('hides the outbox when players reach the product by a public URL', async () => {
  await gateway.close();
  gateway = await createGateway({
    ...createTestConfig(releasesDir, apiUrl),
    publicUrl: 'https://play.example',
  });
  expect((await gateway.inject({ url: '/outbox', headers: { host: 'localhost' } })).statusCode).toBe(404);
});

/** More connections than the proxy's default for one server. */
const MANY = 130;

/** Starts a request whose body never ends; resolves when the API has received it. */
const startSlowUpload = (url: string, from: string) =>
  new Promise<() => void>((resolve) => {
    const headers = { 'content-type': 'application/octet-stream', 'x-forwarded-for': from };
    const request = httpRequest(`${url}/api/v1/uploads`, { method: 'POST', headers, agent: false });
    request.on('error', () => undefined);
    received.once(from, () => resolve(() => void request.destroy()));
    request.write('x');
  });

test('answers other requests while many event streams and slow uploads are open', async () => {
  await gateway.close();
  gateway = await createGateway({ ...createTestConfig(releasesDir, apiUrl), trustedProxies: '127.0.0.1' });
  const url = await gateway.listen({ port: 0, host: '127.0.0.1' });
  const stop = new AbortController();
  const { signal } = stop;
  const addresses = Array.from({ length: MANY }, (_, index) => `198.51.100.${index}`);
  const streams = await Promise.all(
    addresses.map((from) => fetch(`${url}/api/v1/events`, { headers: { 'x-forwarded-for': from }, signal })),
  );
  expect(streams.every(({ ok }) => ok)).toBe(true);
  const uploads = await Promise.all(addresses.map((from) => startSlowUpload(url, from)));
  expect((await fetch(`${url}/api/v1/echo`)).status).toBe(201);
  stop.abort();
  uploads.forEach((cancel) => cancel());
});

test('always returns 413 for a body that is too large', async () => {
  const url = await gateway.listen({ port: 0, host: '127.0.0.1' });
  const upload = async (megabytes: number) => {
    const body = new Uint8Array(megabytes * 1024 * 1024);
    const response = await fetch(`${url}/api/v1/echo`, { method: 'POST', body });
    return [response.status, await response.json()];
  };
  for (let round = 0; round < 3; round += 1)
    for (const megabytes of [33, 40, 64])
      expect(await upload(megabytes)).toEqual([413, { statusCode: 413, message: MESSAGES.uploadTooLarge }]);
});

test('limits the requests that one IP address has open, and accepts another after one ends', async () => {
  await gateway.close();
  gateway = await createGateway({ ...createTestConfig(releasesDir, apiUrl), requestsPerAddress: 2 });
  const url = await gateway.listen({ port: 0, host: '127.0.0.1' });
  const stop = new AbortController();
  await fetch(`${url}/api/v1/events`, { signal: stop.signal });
  await fetch(`${url}/api/v1/events`, { signal: stop.signal });
  const refused = await fetch(`${url}/api/v1/echo`);
  expect(refused.status).toBe(429);
  expect(refused.headers.get('retry-after')).toBe('5');
  expect(await refused.json()).toMatchObject({
    statusCode: 429,
    message: MESSAGES.tooManyRequests,
  });
  expect((await gateway.inject({ url: '/api/v1/echo', remoteAddress: '198.51.100.7' })).statusCode).toBe(201);
  const ended = once(received, 'end of stream');
  stop.abort();
  await ended;
  expect((await fetch(`${url}/api/v1/echo`)).status).toBe(201);
});

/** Opens connections that send nothing, from one IP address. Resolves when the server has closed all but `kept` of them. */
const openIdleSockets = (url: string, { count, kept }: { count: number; kept: number }) =>
  new Promise<Socket[]>((resolve) => {
    const sockets = Array.from({ length: count }, () => connect(Number(new URL(url).port), '127.0.0.1'));
    let open = count;
    for (const socket of sockets) {
      socket.on('error', () => undefined);
      socket.once('close', () => (open -= 1) === kept && resolve(sockets));
      socket.resume();
    }
  });

/** Sends a request from a given local IP address; resolves with the status. */
const requestFrom = (localAddress: string, url: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    const request = httpRequest(url, { localAddress, agent: false }, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    request.on('error', reject);
    request.end();
  });

test('closes the connections of one IP address above the limit, and answers other IP addresses', async () => {
  await gateway.close();
  gateway = await createGateway({ ...createTestConfig(releasesDir, apiUrl), connectionsPerAddress: 100 });
  const warn = jest.spyOn(gateway.log, 'warn').mockImplementation(() => undefined);
  const url = await gateway.listen({ port: 0, host: '127.0.0.1' });
  const sockets = await openIdleSockets(url, { count: 300, kept: 100 });
  expect(warn.mock.calls).toEqual([[expect.stringMatching(/^127\.0\.0\.1 has 100 connections open/)]]);
  const echo = `${url}/api/v1/echo`;
  await expect(requestFrom('127.0.0.1', echo)).rejects.toThrow();
  expect(await requestFrom('127.0.0.2', echo)).toBe(201);
  const closeEvents = sockets.filter((socket) => !socket.closed).map((socket) => once(socket, 'close'));
  sockets.forEach((socket) => socket.end());
  await Promise.all(closeEvents);
  expect(await requestFrom('127.0.0.1', echo)).toBe(201);
});

test('keeps all connections of a trusted proxy', async () => {
  await gateway.close();
  const settings = { trustedProxies: '127.0.0.1', connectionsPerAddress: 100 };
  gateway = await createGateway({ ...createTestConfig(releasesDir, apiUrl), ...settings });
  const url = await gateway.listen({ port: 0, host: '127.0.0.1' });
  const sockets = Array.from({ length: 300 }, () => connect(Number(new URL(url).port), '127.0.0.1'));
  await Promise.all(sockets.map((socket) => once(socket, 'connect')));
  // Sent last, so the server has seen all others before it.
  expect(await requestFrom('127.0.0.1', `${url}/api/v1/echo`)).toBe(201);
  expect(sockets.filter((socket) => socket.closed)).toEqual([]);
  sockets.forEach((socket) => socket.destroy());
});

test('refuses an API whose certificate is not trusted', async () => {
  jest.spyOn(gateway.log, 'warn').mockImplementation(() => undefined);
  const secureApi = fastify({ https: SELF_SIGNED, forceCloseConnections: true });
  const handler = jest.fn(() => ({}));
  secureApi.all('/*', handler);
  const secure = await createGateway(
    createTestConfig(releasesDir, await secureApi.listen({ port: 0, host: '127.0.0.1' })),
  );
  jest.spyOn(secure.log, 'warn').mockImplementation(() => undefined);
  for (const url of ['/api/v1/echo', '/api/v1/shared/mining/events', '/outbox'])
    expect((await secure.inject({ url, headers: { host: 'localhost' } })).statusCode).toBe(502);
  expect((await secure.inject('/readyz')).statusCode).toBe(503);
  expect(handler).not.toHaveBeenCalled();
  await secure.close();
  await secureApi.close();
});

test('answers the requests in flight before it closes, without waiting for event streams', async () => {
  const url = await gateway.listen({ port: 0, host: '127.0.0.1' });
  const events = await fetch(`${url}/api/v1/events`);
  const slow = fetch(`${url}/api/v1/slow`);
  await once(received, 'slow');
  const closed = gateway.close();
  await expect(events.text()).rejects.toThrow();
  finishSlow();
  expect(await (await slow).json()).toEqual({ done: true });
  await closed;
});
