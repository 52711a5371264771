import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { openTestApi } from '../../test/openTestApi';

interface Received {
  path: string | undefined;
  headers: Record<string, unknown>;
  body: string;
}

let sentry: Server;
let dsn: string;
let status = 200;
const received: Received[] = [];

beforeAll(async () => {
  sentry = createServer((request, response) => {
    void text(request).then((body) => {
      received.push({ path: request.url, headers: request.headers, body });
      response.writeHead(status).end('{}');
    });
  });
  await new Promise<void>((done) => sentry.listen(0, '127.0.0.1', done));
  dsn = `http://publickey@127.0.0.1:${(sentry.address() as AddressInfo).port}/sub/42`;
});
afterAll(() => new Promise((done) => sentry.close(done).closeAllConnections()));
beforeEach(() => {
  // Starts a new window of the limits, in which the events of the previous test don't count.
  api.advanceClock(DAY);
  status = 200;
  received.length = 0;
});

const DAY = 24 * 3600;
const api = openTestApi({
  limits: {
    sentryEvents: { count: 12, seconds: DAY },
    sentryEventsByIpAddress: { count: 6, seconds: DAY },
  },
  configure: () => ({ sentryDsn: dsn }),
});

const send = (payload: string, headers: Record<string, string> = {}, from = '203.0.113.7') =>
  api.app.inject({
    method: 'POST',
    url: '/api/v1/public/telemetry/sentry',
    headers: { 'content-type': 'text/plain;charset=UTF-8', ...headers },
    remoteAddress: from,
    payload,
  });

const EVENT_ID = '0123456789abcdef0123456789abcdef';
const joinLines = (...parts: object[]) => parts.map((part) => JSON.stringify(part)).join('\n');
const createEnvelope = (event: object, to = dsn) =>
  joinLines(
    { event_id: EVENT_ID, dsn: to, sent_at: 'now', trace: { user_id: 'ada' } },
    { type: 'event' },
    event,
  );

test('[C18] passes an error on to the configured project', async () => {
  const event = {
    event_id: EVENT_ID,
    message: 'It broke',
    release: 'shell@1.0.0',
    tags: { trackingId: '0a1b2c3d4e5f', remote: 'finance' },
    contexts: { trace: { trace_id: EVENT_ID, span_id: '0123456789abcdef' } },
    debug_meta: { images: [{ debug_id: '0a1b2c3d-4e5f-4a6b-8c7d-0123456789ab' }] },
  };
  const response = await send(createEnvelope(event));
  expect(response.json()).toEqual({ data: { stored: 1 } });
  expect(received).toHaveLength(1);
  expect(received[0]!.path).toBe('/sub/api/42/envelope/');
  const [header, item, passed] = received[0]!.body.split('\n').map((line) => JSON.parse(line) as object);
  expect(header).toEqual({ event_id: EVENT_ID, dsn });
  expect(item).toEqual({ type: 'event' });
  expect(passed).toEqual(event);
});

test('[C18] passes on no personal data', async () => {
  const event = {
    event_id: EVENT_ID,
    user: { ip_address: '203.0.113.7', email: 'ada@example.org' },
    request: { url: 'https://h.example/reset?token=secret', headers: { cookie: 'secret' } },
    exception: { values: [{ value: 'No ada@example.org at 203.0.113.7' }] },
    breadcrumbs: [{ message: 'Bearer secret', data: { url: '/x?secret' } }],
    contexts: { trace: { trace_id: 'ada@example.org', parent_span_id: { email: 'ada@example.org' } } },
  };
  await send(createEnvelope(event));
  expect(received[0]!.body).not.toMatch(/ada|203\.0|secret/);
  expect(JSON.stringify(received[0]!.headers)).not.toContain('203.0');
  expect(received[0]!.body).toContain(EVENT_ID);
});

test.each([
  ['for another project', () => createEnvelope({}, 'https://k@evil.example/1'), 400],
  ['without a header', () => 'not json', 400],
  ['that is empty', () => '', 400],
  ['with null for an item', () => joinLines({ dsn }, null as unknown as object, {}), 400],
  ['that is too large', () => 'x'.repeat(300_000), 413],
  ['with a null character', () => `${createEnvelope({})}\0`, 422],
])('refuses an envelope %s', async (_name, payload, expected) => {
  expect((await send(payload())).statusCode).toBe(expected);
  expect(received).toEqual([]);
});

test('limits the number of events per day, per IP address and in total', async () => {
  const sendTimes = async (count: number, from: string) => {
    for (let sent = 0; sent < count; sent += 1)
      expect((await send(createEnvelope({}), {}, from)).statusCode).toBe(200);
  };
  await sendTimes(8, '203.0.113.7');
  expect(received).toHaveLength(6);
  await sendTimes(4, '203.0.113.8');
  await sendTimes(4, '203.0.113.9');
  expect(received).toHaveLength(12);
});

test('leaves out sessions and replays', async () => {
  const payload = joinLines({ dsn }, { type: 'session' }, { did: 'ada' }, { type: 'replay_event' }, {});
  expect((await send(payload)).json()).toEqual({ data: { stored: 0 } });
  expect(received).toEqual([]);
});

test('refuses envelopes from other sites', async () => {
  expect((await send(createEnvelope({}), { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
});

test('returns 503 when Sentry does not accept an event', async () => {
  status = 500;
  expect((await send(createEnvelope({}))).statusCode).toBe(503);
});

test.each([
  ['event', `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`],
  ['ID in an event', `{"trace_id":${'['.repeat(100_000)}${']'.repeat(100_000)}}`],
])('accepts a deeply nested %s', async (_name, event) => {
  const payload = `${joinLines({ dsn }, { type: 'event' })}\n${event}`;
  expect((await send(payload)).statusCode).toBe(200);
});

test('limits the length of each text of an event, and of all together', async () => {
  const values = Array.from({ length: 40 }, (_, index) => ({ value: `${index} ${'long '.repeat(1200)}` }));
  await send(createEnvelope({ exception: { values } }));
  const passed = JSON.parse(received[0]!.body.split('\n')[2] ?? '') as {
    exception: { values: { value: string }[] };
  };
  const lengths = passed.exception.values.map(({ value }) => value.length);
  expect(lengths[0]).toBe(4000);
  expect(lengths.reduce((sum, length) => sum + length)).toBe(100_000);
});
