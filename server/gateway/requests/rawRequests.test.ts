import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { createGateway } from '../createGateway';
import { createFixtureStore, createTestConfig, SHELL_SCRIPT } from '../test/createFixtureStore';

let releasesDir: string;
let api: Server;
let gateway: FastifyInstance;
/** URL, headers and body of the requests that have reached the API. */
let received: { url: string; headers: Record<string, unknown>; body: string }[];

beforeEach(async () => {
  releasesDir = createFixtureStore();
  received = [];
  api = createServer((request, response) => {
    let body = '';
    request.setEncoding('latin1');
    request.on('data', (part: string) => (body += part));
    request.on('end', () => {
      received.push({ url: request.url ?? '', headers: request.headers, body });
      if (request.url === '/api/v1/slow') return;
      response.setHeader('content-type', 'application/json');
      if (request.url !== '/api/v1/failing') return response.end('{}');
      response.write(`{"text":"${'x'.repeat(2000)}`, () => response.destroy());
    });
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  const { port } = api.address() as AddressInfo;
  gateway = await createGateway({
    ...createTestConfig(releasesDir, `http://127.0.0.1:${port}`),
    logStream: { write: () => undefined },
  });
  await gateway.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  await gateway.close();
  api.closeAllConnections();
  await new Promise((resolve) => api.close(resolve));
  rmSync(releasesDir, { recursive: true });
});

/** Sends bytes that a client library would refuse to send. Resolves with all that it receives until the connection closes. */
const sendBytes = (head: string, body = ''): Promise<string> =>
  new Promise((resolve, reject) => {
    const { port } = gateway.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1');
    let text = '';
    socket.on('data', (data) => (text += data.toString()));
    socket.on('error', reject);
    socket.on('close', () => resolve(text));
    socket.write(head.replaceAll('\n', '\r\n'));
    socket.write(body, 'latin1');
  });

const sendGet = (target: string, headers = ''): Promise<string> =>
  sendBytes(`GET ${target} HTTP/1.1\nHost: localhost\nConnection: close\n${headers}\n`);

test.each(['/api/x\\..\\..\\outbox', '/api/x\\%2e%2e\\%2E.\\outbox', '/api/%2e%2e/outbox'])(
  'forwards no request for %s to a path outside the API',
  async (target) => {
    await sendGet(target, 'X-Forwarded-For: 198.51.100.7\n');
    expect(received.filter(({ url }) => !url.startsWith('/api/'))).toEqual([]);
  },
);

test('answers a request target in absolute form as its path', async () => {
  expect(await sendGet('http://localhost/shell/1.0.0-aa/shell.js')).toContain(SHELL_SCRIPT);
  expect(await sendGet('HTTP://other.example/api/v1/echo?a=1')).toMatch(/^HTTP\/1.1 200 /);
  expect(await sendGet('http://localhost')).toContain('<!doctype html>');
  expect(received.map(({ url }) => url)).toEqual(['/api/v1/echo?a=1']);
});

test.each([
  'Expect: 100-continue',
  'Keep-Alive: timeout=5',
  'Upgrade: h2c',
  'TE: trailers',
  'Trailer: X-Sum',
  'Proxy-Connection: keep-alive',
  'Proxy-Authorization: Basic eDp5',
])('does not pass "%s" on to the API, because it is about the connection to the gateway', async (header) => {
  const head = `POST /api/v1/echo HTTP/1.1\nHost: localhost\nConnection: close\n${header}\nContent-Length: 2\n\n`;
  expect(await sendBytes(head, '{}')).toMatch(/^(HTTP\/1.1 100 Continue\r\n\r\n)?HTTP\/1.1 200 /);
  expect(received).toHaveLength(1);
  expect(received[0]?.headers).not.toHaveProperty(header.split(':')[0]!.toLowerCase());
});

test.each([
  ['gzip', gzipSync('{"amount":1}').toString('latin1')],
  ['gzip', 'no gzip'],
  ['unknown', '{}'],
])('passes a body with the encoding %s on to the API unchanged', async (encoding, body) => {
  const headers = `Content-Type: application/json\nContent-Encoding: ${encoding}\nContent-Length: ${body.length}`;
  const response = await sendBytes(
    `POST /api/v1/echo HTTP/1.1\nHost: localhost\nConnection: close\n${headers}\n\n`,
    body,
  );
  expect(response).toMatch(/^HTTP\/1.1 200 /);
  expect(received).toMatchObject([{ body, headers: { 'content-encoding': encoding } }]);
});

test('closes the connection of a client that asks for it, whatever the API says about its own', async () => {
  expect(await sendGet('/api/v1/echo')).toMatch(/^connection: close\r$/im);
});

test.each(['198.51.100.7:51234', '[2001:db8::1]:443'])(
  'tells the API the address of a client that a trusted proxy reports as %s, without the port',
  async (reported) => {
    const headers = { 'x-forwarded-for': `203.0.113.9, ${reported}` };
    await gateway.inject({ url: '/api/v1/echo', remoteAddress: '10.0.0.2', headers });
    expect(reported).toContain(received[0]?.headers['x-forwarded-for']);
    expect(received[0]?.headers['x-forwarded-for']).toMatch(/^(198\.51\.100\.7|2001:db8::1)$/);
  },
);

const waitUntilReceived = async (count: number): Promise<void> => {
  while (received.length < count) await new Promise((resolve) => setImmediate(resolve));
};

test('stops counting pipelined requests when their client leaves', async () => {
  await gateway.close();
  const config = createTestConfig(releasesDir, `http://127.0.0.1:${(api.address() as AddressInfo).port}`);
  const logStream = { write: () => undefined };
  gateway = await createGateway({ ...config, requestsPerAddress: 2, logStream });
  const url = await gateway.listen({ port: 0, host: '127.0.0.1' });
  const client = connect(Number(new URL(url).port), '127.0.0.1');
  const [socket] = await once(gateway.server, 'connection');
  client.write('GET /api/v1/slow HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(2));
  await waitUntilReceived(2);
  const closed = once(socket, 'close');
  client.destroy();
  await closed;
  const slow = sendGet('/api/v1/slow');
  await waitUntilReceived(3);
  expect(await sendGet('/api/v1/echo')).toMatch(/^HTTP\/1.1 200 /);
  gateway.server.closeAllConnections();
  await slow;
});

test('returns a readable error when the API fails during a response that would be compressed', async () => {
  const { statusCode, headers, json } = await gateway.inject({
    url: '/api/v1/failing',
    headers: { 'accept-encoding': 'br' },
  });
  expect(statusCode).toBe(500);
  expect(headers).not.toHaveProperty('content-encoding');
  expect(json()).toMatchObject({ statusCode: 500 });
});
