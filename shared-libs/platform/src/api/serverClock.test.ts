import { PRELOADED_REQUESTS_KEY } from '@hashgrid/contracts';
import { getFormatters } from '../format/formatters';
import { sendRequest } from './sendRequest';
import { serverNow } from './serverClock';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const { relative, relativeToDevice } = getFormatters('en-US', 'locale');

beforeEach(() => jest.useFakeTimers({ now: new Date('2026-03-04T12:00:00Z') }));
afterEach(async () => {
  await respond(Date.now());
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, PRELOADED_REQUESTS_KEY);
});

const toIso = (ms: number) => new Date(ms).toISOString();

/** Receives a response whose Date header is `at`, `delayMs` after sending the request. */
async function respond(at: number | string, { delayMs = 0, responseType = 'json' as 'json' | 'blob' } = {}) {
  window.fetch = async () => {
    jest.setSystemTime(Date.now() + delayMs);
    return new Response('{}', {
      headers: { date: typeof at === 'string' ? at : new Date(at).toUTCString() },
    });
  };
  await sendRequest({ url: '/x', responseType }, { apiKey: 'k', timeoutMs: 1000 });
}

test.each([
  ['fast', -DAY],
  ['slow', DAY],
  ['slightly slow', 10_000],
])('on a device with a %s clock, times are relative to the server’s clock', async (_, offset) => {
  const serverTime = Date.now() + offset;
  await respond(serverTime);
  expect(relative(toIso(serverTime))).toBe('now');
  expect(relative(toIso(serverTime - 3 * MINUTE))).toBe('3 minutes ago');
  expect(relativeToDevice(toIso(Date.now() - 3 * MINUTE))).toBe('3 minutes ago');
});

test('reads the server’s time from a preloaded response too', async () => {
  const serverTime = Date.now() + DAY;
  const preloaded = new Response('{}', { headers: { date: new Date(serverTime).toUTCString() } });
  const responses = { '/x': Promise.resolve(preloaded) };
  Object.assign(globalThis, { [PRELOADED_REQUESTS_KEY]: { token: 'abc', responses } });
  await sendRequest({ url: '/x' }, { apiKey: 'k', token: 'abc', timeoutMs: 1000 });
  expect(serverNow()).toBe(serverTime);
});

test('detects that the device’s clock has been corrected', async () => {
  await respond(Date.now() + DAY);
  await respond(Date.now());
  expect(serverNow()).toBe(Date.now());
});

test.each([
  ['a slow response', () => respond(Date.now(), { delayMs: 12_000 })],
  ['a rounded date', () => respond(Date.now() - 900)],
  ['a response without a valid date', () => respond('yesterday')],
  ['a picture, which may come from the cache', () => respond(Date.now() - DAY, { responseType: 'blob' })],
])('%s does not change the time', async (_, act) => {
  await act();
  expect(serverNow()).toBe(Date.now());
});
