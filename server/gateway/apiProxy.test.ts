import { rmSync } from 'node:fs';
import fastify, { type FastifyInstance } from 'fastify';
import { createGateway } from './createGateway';
import { fixtureStore, gatewayConfig } from './test/fixtureStore';

let releasesDir: string;
let api: FastifyInstance;
let gateway: FastifyInstance;
let sendEvent: (text: string) => void;

beforeEach(async () => {
  releasesDir = fixtureStore();
  api = fastify({ forceCloseConnections: true });
  api.all('/api/v1/echo', async ({ method, headers, body, query }, reply) => {
    reply.code(201).header('x-from-api', 'yes');
    return { method, headers, body, query };
  });
  api.get('/api/v1/events', (_request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });
    sendEvent = (text) => void reply.raw.write(text);
    sendEvent('data: first\n\n');
  });
  api.get('/api/v1/slow', async () => {
    await new Promise((resolve) => setTimeout(resolve, 200));
    return { done: true };
  });
  api.get('/outbox', async (_request, reply) => reply.type('text/html').send('<h1>Mails</h1>'));
  gateway = await createGateway(gatewayConfig(releasesDir, await api.listen({ port: 0, host: '127.0.0.1' })));
});
afterEach(async () => {
  await gateway.close();
  await api.close();
  rmSync(releasesDir, { recursive: true });
});

test('forwards method, query, headers and body, and returns the response unchanged', async () => {
  const answer = await gateway.inject({
    method: 'POST',
    url: '/api/v1/echo?limit=2',
    headers: { key: 'hashgrid-web', authorization: 'Bearer abc' },
    payload: { amount: '1.5' },
  });
  expect(answer.statusCode).toBe(201);
  expect(answer.headers['x-from-api']).toBe('yes');
  expect(answer.json()).toMatchObject({
    method: 'POST',
    query: { limit: '2' },
    body: { amount: '1.5' },
    headers: { key: 'hashgrid-web', authorization: 'Bearer abc' },
  });
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

test('replaces the X-Forwarded-For of a caller with its address', async () => {
  const answer = await gateway.inject({
    url: '/api/v1/echo',
    remoteAddress: '198.51.100.7',
    headers: { 'x-forwarded-for': '203.0.113.9' },
  });
  expect(answer.json().headers['x-forwarded-for']).toBe('198.51.100.7');
});

test('believes the last address that a trusted proxy reports, and no other proxy', async () => {
  const seenBehind = async (proxy: string) => {
    const headers = { 'x-forwarded-for': '203.0.113.9, 198.51.100.7' };
    const answer = await gateway.inject({ url: '/api/v1/echo', remoteAddress: proxy, headers });
    return answer.json().headers['x-forwarded-for'];
  };
  expect(await seenBehind('10.0.0.2')).toBe('198.51.100.7');
  expect(await seenBehind('10.0.0.3')).toBe('10.0.0.3');
});

test('serves the outbox of the API', async () => {
  expect((await gateway.inject('/outbox')).body).toBe('<h1>Mails</h1>');
});

test('serves the outbox only under a local host name', async () => {
  const statusUnder = async (host: string) =>
    (await gateway.inject({ url: '/outbox', headers: { host, 'x-forwarded-host': 'localhost' } })).statusCode;
  expect(await statusUnder('[::1]:3000')).toBe(200);
  expect(await statusUnder('evil.example:3000')).toBe(404);
});

test('is ready once shell and API are available', async () => {
  expect((await gateway.inject('/readyz')).json()).toEqual({ status: 'ready', revision: 1 });
});

test('finishes requests in flight when it closes, without waiting for event streams', async () => {
  const url = await gateway.listen({ port: 0, host: '127.0.0.1' });
  const events = await fetch(`${url}/api/v1/events`);
  const slow = fetch(`${url}/api/v1/slow`);
  await new Promise((resolve) => setTimeout(resolve, 50));
  await gateway.close();
  expect(await (await slow).json()).toEqual({ done: true });
  await expect(events.text()).rejects.toThrow();
});
