import type { TelemetrySummary } from '@hashgrid/contracts';
import { createErrorReport } from '../../test/createErrorReport';
import { openTestApi } from '../../test/openTestApi';
import { newSession } from '../../test/players';
import { SHARED_READ_SECONDS } from '../config';
import { purgeExpired } from '../retention/purgeExpired';
import { runStaffCommand } from '../staff/runStaffCommand';
import { parseStaffCommand } from '../staff/StaffCommand';

const api = openTestApi();
const DAY = 24 * 3600;
const SECRETS = /ada|eyJ|0x55|203\.0\.113|secret/i;

let senders = 0;
const send = (path: string, body: unknown, from = `10.1.0.${(senders += 1)}`) =>
  api.call<{ stored: number }>(`POST /public/telemetry/${path}`, { body, from });

const pageView = () => ({
  path: '/wallet',
  title: 'Wallet',
  language: 'ar-SA',
  previousPath: null,
  at: api.context.now().toISOString(),
});
const error = (values: object = {}) =>
  createErrorReport({
    stack: 'Error: It broke\n    at f (https://h.example/remotes/finance/1.2.0-aa/pay.js:1:2)',
    remote: 'finance',
    version: '1.2.0',
    hash: '0a1b2c3d',
    path: '/pay',
    at: api.context.now().toISOString(),
    ...values,
  });
const vital = (value: number) => ({
  name: 'LCP',
  value,
  path: '/wallet',
  remote: 'finance',
  version: '1.2.0',
  hash: '0a1b2c3d',
});
const load = (milliseconds: number, isFailed = false) => ({
  remote: 'finance',
  version: '1.2.0',
  hash: '0a1b2c3d',
  milliseconds,
  bytes: isFailed ? 0 : 20_000,
  isFailed,
});

async function newStaff() {
  const session = await newSession(api);
  await runStaffCommand(api.context, parseStaffCommand(['grant', session.username.toUpperCase()]));
  return session;
}

async function readSummary() {
  const { accessToken } = await newStaff();
  // Expires a cached summary.
  api.advanceClock(SHARED_READ_SECONDS);
  const { body } = await api.call<TelemetrySummary>('GET /shared/staff/telemetry', { bearer: accessToken });
  return body.data;
}

/** Returns all rows of a table as text. */
const readRows = async (table: string) =>
  JSON.stringify(await api.database.query(`select to_jsonb(${table})::text as row from ${table}`));

beforeEach(async () => {
  // Starts new windows for daily caps, and deletes the reports of the previous test.
  api.advanceClock(31 * DAY);
  await purgeExpired(api.context);
});

test('[C17] counts page views by path and language for staff', async () => {
  const views = [pageView(), { ...pageView(), previousPath: '/' }, { ...pageView(), language: 'en-US' }];
  expect((await send('page-views', { items: views })).body.data).toEqual({ stored: 3 });
  expect((await readSummary()).pageViews).toEqual([
    { path: '/wallet', language: 'ar-SA', count: 2 },
    { path: '/wallet', language: 'en-US', count: 1 },
  ]);
});

test('[C18] groups equal errors, with the newest tracking IDs', async () => {
  const first = api.context.now().toISOString();
  await send('errors', { items: [error(), error({ hash: 'bb', id: 'ffffffffffff' })] });
  api.advanceClock(60);
  await send('errors', { items: [error({ id: '111111111111', stack: 'newest', fallback: '1.1.0-ffff' })] });
  const { errors } = await readSummary();
  expect(errors).toEqual([
    expect.objectContaining({
      message: 'It broke',
      version: '1.2.0',
      hash: '0a1b2c3d',
      fallback: '1.1.0-ffff',
      stack: 'newest',
      count: 2,
      firstSeenAt: first,
      trackingIds: ['111111111111', '0a1b2c3d4e5f'],
    }),
    expect.objectContaining({ version: '1.2.0', hash: 'bb', fallback: null, count: 1 }),
  ]);
});

test('shows web vitals and load times at the 75th percentile, and failures', async () => {
  const vitals = [100, 200, 300, 400, 500].map(vital);
  const loads = [load(10), load(20), load(30), load(40), load(50), load(9000, true)];
  expect((await send('vitals', { vitals, loads })).body.data).toEqual({ stored: 11 });
  const summary = await readSummary();
  expect(summary.vitals).toEqual([
    {
      path: '/wallet',
      remote: 'finance',
      version: '1.2.0',
      hash: '0a1b2c3d',
      name: 'LCP',
      p75: 400,
      count: 5,
    },
  ]);
  expect(summary.loads).toEqual([
    {
      remote: 'finance',
      version: '1.2.0',
      hash: '0a1b2c3d',
      p75Milliseconds: 40,
      bytes: 20_000,
      count: 6,
      failures: 1,
    },
  ]);
});

test('counts a web vital once when a page reports it again, with its last value and path', async () => {
  const later = { metricId: 'v5-later', name: 'INP' };
  await send('vitals', { vitals: [{ ...vital(40), ...later }, vital(90)], loads: [] });
  await send('vitals', {
    vitals: [
      { ...vital(60), ...later },
      { ...vital(80), ...later, path: '/pay' },
    ],
    loads: [],
  });
  const { vitals } = await readSummary();
  expect(vitals.map(({ name, path, p75, count }) => [name, path, p75, count])).toEqual([
    ['INP', '/pay', 80, 1],
    ['LCP', '/wallet', 90, 1],
  ]);
});

test('stores reports of shells that send no hashes', async () => {
  const hash = undefined;
  await send('vitals', { vitals: [{ ...vital(100), hash }], loads: [{ ...load(10), hash }] });
  await send('errors', { items: [error({ hash })] });
  const { vitals, loads, errors } = await readSummary();
  expect([...vitals, ...loads, ...errors].map((item) => item.hash)).toEqual([null, null, null]);
});

test('accepts violations from browsers, which send no API key', async () => {
  const page = 'https://h.example/pay';
  const response = await api.app.inject({
    method: 'POST',
    url: '/api/v1/public/telemetry/violations',
    headers: { 'content-type': 'application/reports+json' },
    payload: JSON.stringify([
      {
        type: 'csp-violation',
        age: 5,
        url: page,
        body: {
          documentURL: page,
          blockedURL: 'https://t.example/x?ada=1',
          effectiveDirective: 'img-src',
          sourceFile: 'https://h.example/remotes/finance/1.2.0-aa11/pay.js',
        },
      },
    ]),
  });
  expect(response.json()).toEqual({ data: { stored: 1 } });
  expect((await readSummary()).violations).toEqual([
    expect.objectContaining({
      kind: 'csp',
      remote: 'finance',
      hash: 'aa11',
      blocked: 'https://t.example/x',
      count: 1,
    }),
  ]);
});

test.each([
  ['the type application/json', 'application/json', '[]', 415],
  ['the type text/plain', 'text/plain', '[]', 415],
  ['malformed JSON', 'application/reports+json', '[', 400],
  ['a null character', 'application/reports+json', '["\\u0000"]', 422],
  ['a body that is too large', 'application/reports+json', JSON.stringify('x'.repeat(200_000)), 413],
])('refuses violations with %s', async (_name, type, payload, status) => {
  const { statusCode } = await api.app.inject({
    method: 'POST',
    url: '/api/v1/public/telemetry/violations',
    headers: { 'content-type': type },
    payload,
  });
  expect(statusCode).toBe(status);
});

test('stores no email, token, IP address, wallet address or referral code of a player', async () => {
  const text =
    'ada@example.org eyJhbGciOiJIUzI1NiJ9.e30.x 0x55d398326f99059fF775485246999027B3197955 203.0.113.7 /a?secret=1';
  await send(
    'errors',
    { items: [error({ message: text, stack: text, area: text.slice(0, 90) })] },
    '203.0.113.7',
  );
  await send('page-views', { items: [{ ...pageView(), title: text, path: '/ref/ABCD2345' }] }, '203.0.113.7');
  const stored = (await readRows('telemetry_errors')) + (await readRows('telemetry_page_views'));
  expect(stored).toContain('[removed]');
  expect(stored).not.toMatch(SECRETS);
  expect(stored).not.toContain('ABCD2345');
});

test('stores the time of receipt for a report whose time is in the future, over a week ago or invalid', async () => {
  const now = api.context.now().getTime();
  const hourAgo = new Date(now - 3_600_000).toISOString();
  const at = [hourAgo, '9999-12-31T23:59:59.999Z', '0000-01-01T00:00:00.000Z', '2026-99-99T00:00:00.000Z'];
  await send('errors', { items: at.map((time, index) => error({ at: time, message: `Error ${index}` })) });
  const { errors } = await readSummary();
  const times = Object.fromEntries(errors.map(({ message, lastSeenAt }) => [message, lastSeenAt]));
  const received = new Date(now).toISOString();
  expect(times).toEqual({
    'Error 0': hourAgo,
    'Error 1': received,
    'Error 2': received,
    'Error 3': received,
  });
});

test.each<[name: string, path: string, createBody: () => unknown]>([
  ['no page views', 'page-views', () => ({ items: [] })],
  ['51 page views', 'page-views', () => ({ items: Array.from({ length: 51 }, pageView) })],
  ['a path with a query', 'page-views', () => ({ items: [{ ...pageView(), path: '/wallet?token=1' }] })],
  ['an error ID that is not hexadecimal', 'errors', () => ({ items: [error({ id: 'xxxxxxxxxxxx' })] })],
  ['a negative web vital', 'vitals', () => ({ vitals: [vital(-1)], loads: [] })],
])('refuses %s', async (_name, path, createBody) => {
  expect((await send(path, createBody())).status).toBe(422);
});

test('accepts the largest report of errors', async () => {
  const items = Array.from({ length: 20 }, () =>
    error({ message: 'm'.repeat(500), stack: 's '.repeat(2000) }),
  );
  expect((await send('errors', { items })).status).toBe(200);
});

test('deletes reports after 30 days', async () => {
  await send('errors', { items: [error()] });
  await send('page-views', { items: [pageView()] });
  api.advanceClock(29 * DAY);
  await purgeExpired(api.context);
  expect(await readRows('telemetry_errors')).toContain('It broke');
  api.advanceClock(2 * DAY);
  await purgeExpired(api.context);
  expect((await readRows('telemetry_errors')) + (await readRows('telemetry_page_views'))).toBe('[][]');
});

test('shows the telemetry of all players only to those whom the staff command has made staff', async () => {
  const { accessToken, username } = await newSession(api);
  const read = async () => (await api.call('GET /shared/staff/telemetry', { bearer: accessToken })).status;
  const isStaff = async () =>
    (await api.call<{ isStaff: boolean }>('GET /shared/client/profile', { bearer: accessToken })).body.data
      .isStaff;
  expect([await read(), await isStaff()]).toEqual([403, false]);
  const run = (...line: string[]) => runStaffCommand(api.context, parseStaffCommand(line));
  expect(await run('grant', username)).toEqual([`${username} is now staff.`]);
  expect([await read(), await isStaff()]).toEqual([200, true]);
  expect(await run('list')).toContain(username);
  expect(await run('revoke', username)).toEqual([`${username} is no longer staff.`]);
  expect([await read(), await isStaff()]).toEqual([403, false]);
});
