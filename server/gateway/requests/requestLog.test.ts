import { once } from 'node:events';
import fs, { rmSync } from 'node:fs';
import { createServer, request as httpRequest, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import type { EndedRequest, LogLevel } from '@hashgrid/connection';
import { createGateway } from '../createGateway';
import { createFixtureStore, createTestConfig } from '../test/createFixtureStore';

const NEW_ID = /^[0-9a-f]{8}-[0-9a-f-]{27}$/;
/** The trusted proxy of `createTestConfig`. */
const PROXY = '10.0.0.2';

let releasesDir: string;
let api: FastifyInstance;
let apiUrl: string;
let gateway: FastifyInstance;
let lines: Record<string, unknown>[];
let ended: EndedRequest[];

const openGateway = async (logLevel: LogLevel, upstream = apiUrl) => {
  gateway = await createGateway({
    ...createTestConfig(releasesDir, upstream),
    logLevel,
    logStream: { write: (line) => void lines.push(JSON.parse(line)) },
    monitor: { requestEnded: (request) => void ended.push(request), addGauge: () => undefined },
  });
};

beforeEach(async () => {
  lines = [];
  ended = [];
  releasesDir = createFixtureStore();
  api = fastify();
  api.get('/api/v1/*', async ({ headers }) => ({ id: headers['x-request-id'] }));
  apiUrl = await api.listen({ port: 0, host: '127.0.0.1' });
  await openGateway('info');
});
afterEach(async () => {
  await gateway.close();
  await api.close();
  rmSync(releasesDir, { recursive: true });
});

const send = (id: string | string[], remoteAddress: string) =>
  gateway.inject({ url: '/api/v1/echo', remoteAddress, headers: { 'x-request-id': id } as never });

test('sends the request ID of a trusted proxy to the API, and returns it', async () => {
  const response = await send('Abc-1.2_3', PROXY);
  expect(response.json()).toEqual({ id: 'Abc-1.2_3' });
  expect(response.headers['x-request-id']).toBe('Abc-1.2_3');
});

test('replaces a request ID that a client chose', async () => {
  const response = await send('chosen', '198.51.100.7');
  expect(response.json().id).toMatch(NEW_ID);
  expect(response.headers['x-request-id']).toBe(response.json().id);
});

test.each([
  ['empty', ''],
  ['too long', 'a'.repeat(65)],
  ['with a space', 'a b'],
  ['with quotes', '"a"'],
  ['sent twice', ['a', 'b']],
])('replaces an invalid request ID of a trusted proxy: %s', async (_name, id) => {
  expect((await send(id, PROXY)).json().id).toMatch(NEW_ID);
});

test('returns a request ID with every response', async () => {
  for (const url of ['/login', '/shell/1.0.0-aa/shell.js', '/assets/missing.js', '/healthz'])
    expect((await gateway.inject({ url })).headers['x-request-id']).toMatch(NEW_ID);
});

test('logs method, route template, status and duration under the request ID', async () => {
  await send('id-1', PROXY);
  await gateway.inject({ url: '/login?token=secret', remoteAddress: '198.51.100.7' });
  expect(lines).toEqual([
    expect.objectContaining({
      requestId: 'id-1',
      server: 'gateway',
      method: 'GET',
      route: '/api/*',
      status: 200,
      ms: expect.any(Number),
    }),
    expect.objectContaining({ requestId: expect.stringMatching(NEW_ID), route: '/*', status: 200 }),
  ]);
  expect(ended).toEqual([
    { server: 'gateway', method: 'GET', route: '/api/*', status: 200, seconds: expect.any(Number) },
    expect.objectContaining({ route: '/*' }),
  ]);
});

test('logs no IP address, email, query or token of a request', async () => {
  await gateway.close();
  await openGateway('info', 'http://127.0.0.1:9');
  await gateway.inject({
    url: '/api/v1/reset/ada@example.org?token=q7Zr0Lw3v9TnB5xkYc2dHf8mJs4pGaE1uI6oRtWyQzA',
    remoteAddress: '198.51.100.7',
    headers: { authorization: 'Bearer eyJhbGciOiJFZERTQSJ9.eyJzdWIiOiIxIn0.c2lnbg' },
  });
  expect(lines.map(({ msg }) => msg)).toEqual(['The product API did not respond', 'request']);
  expect(JSON.stringify(lines)).not.toMatch(/198\.51|\bada\b|example\.org|q7Zr0|eyJ/);
});

test('removes personal data from messages, errors and fields, but keeps private IP addresses and positions in the code', () => {
  const token = 'eyJhbGciOiJFZERTQSJ9.eyJzdWIiOiIxIn0.c2lnbg';
  const personal = `ada@example.org 203.0.113.7 ${token} 0x55d398326f99059fF775485246999027B3197955`;
  gateway.log.warn({ err: new Error(personal), note: personal }, `10.0.0.2 said ${personal}`);
  gateway.log.error(`plain ${personal}`);
  expect(JSON.stringify(lines)).not.toMatch(/\bada\b|203\.0|eyJ|0x55/);
  expect(lines[0]).toMatchObject({ msg: expect.stringMatching(/^10\.0\.0\.2 said \[removed\]/) });
  const calls = [
    '/srv/Game2/server/api/src/mining/settleDueBlocks.ts:10:5',
    'file:///srv/Game2/server/gateway/createGateway.js:1',
  ];
  const error = new Error(personal);
  error.stack += calls.map((call) => `\n    at run (${call})\n    at async ${call}`).join('');
  gateway.log.error({ err: error });
  const { stack } = lines[2]!.err as { stack: string };
  for (const call of calls) expect(stack.split(call)).toHaveLength(3);
  expect(stack).not.toMatch(/\bada\b|203\.0|eyJ|0x55/);
});

test('shortens texts that would make a line too long for journald', () => {
  const long = 'mail server said no. '.repeat(20_000);
  gateway.log.warn({ err: new Error(long), note: long }, long);
  gateway.log.warn('x '.repeat(4_000));
  expect(JSON.stringify(lines[0]).length).toBeLessThan(48 * 1024);
  expect(lines[0]).toMatchObject({
    msg: expect.stringMatching(/ said no\..*… \(412000 more characters\) ….* said no\. $/),
    err: {
      stack: expect.stringMatching(/^Error: mail server said no\..* characters\).*requestLog\.test\.ts/s),
    },
  });
  expect(lines[1]).toMatchObject({ msg: 'x '.repeat(4_000) });
});

test('logs no requests at the level warn', async () => {
  await gateway.close();
  await openGateway('warn');
  await gateway.inject('/login');
  expect(lines).toEqual([]);
  expect(ended).toHaveLength(1);
});

describe('when the client disconnects before the API responds', () => {
  let silentApi: Server;

  beforeEach(async () => {
    silentApi = createServer((request) => request.on('error', () => undefined));
    silentApi.listen(0, '127.0.0.1');
    await once(silentApi, 'listening');
    await gateway.close();
    await openGateway('info', `http://127.0.0.1:${(silentApi.address() as AddressInfo).port}`);
    await gateway.listen({ port: 0, host: '127.0.0.1' });
    lines = [];
  });
  afterEach(() => new Promise((resolve) => silentApi.close(resolve).closeAllConnections()));

  /**
   * Starts a request, and closes its connection when the API has received it.
   * @returns The response of the API, which it has not sent yet.
   */
  const leave = async (method: string, { isComplete = true } = {}): Promise<ServerResponse> => {
    const { port } = gateway.server.address() as AddressInfo;
    const headers = { 'content-type': 'application/octet-stream' };
    const request = httpRequest({ port, path: '/api/v1/echo', method, headers, agent: false });
    request.on('error', () => undefined);
    const received = once(silentApi, 'request');
    if (isComplete) request.end();
    else request.write('x');
    const [, response] = await received;
    request.destroy();
    while (ended.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    return response as ServerResponse;
  };

  test('logs the status 499, because no status was sent', async () => {
    await leave('GET');
    expect(lines).toEqual([expect.objectContaining({ msg: 'request', status: 499, isCut: true })]);
    expect(ended).toEqual([expect.objectContaining({ status: 499 })]);
  });

  test('does not log an upload that its client aborts as a failure of the API', async () => {
    await leave('POST', { isComplete: false });
    // Ends the request to the API too, if it is still open.
    await gateway.close();
    expect(lines.map(({ msg }) => msg)).toEqual(['request']);
  });

  test.each(['GET', 'POST'])('logs no failure when the API responds to the %s afterwards', async (method) => {
    const response = await leave(method);
    const closed = once(response, 'close');
    response.write('{');
    await closed;
    await gateway.close();
    expect(lines.map(({ msg }) => msg)).toEqual(['request']);
  });
});

test('keeps running while its log cannot be written, as on a full disk, and writes the lines later', async () => {
  await gateway.close();
  gateway = await createGateway(createTestConfig(releasesDir, apiUrl));
  let isFull = true;
  let written = '';
  const write = jest.spyOn(fs, 'write').mockImplementation(((
    _file: number,
    text: string,
    done: (error: Error | null, bytes?: number) => void,
  ) => {
    if (!isFull) written += text;
    setImmediate(() => (isFull ? done(new Error('ENOSPC')) : done(null, Buffer.byteLength(text))));
  }) as never);
  const waitForWrites = async (count: number) => {
    while (write.mock.calls.length < count) await new Promise((resolve) => setImmediate(resolve));
    await new Promise((resolve) => setImmediate(resolve));
  };
  gateway.log.warn('first');
  await waitForWrites(1);
  gateway.log.warn('second');
  await waitForWrites(2);
  isFull = false;
  gateway.log.warn('third');
  await waitForWrites(4);
  expect(written).toMatch(/first.*second.*third/s);
});
