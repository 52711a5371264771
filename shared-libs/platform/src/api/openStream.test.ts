import { createFakeApi, fail, FakeStream, sampleBootstrap, type FakeHandlers } from '@hashgrid/testing';
import { createPlatformServices } from '../store/platformServices';
import { createPlatformStore } from '../store/createPlatformStore';
import { openStream } from './openStream';

const EVENTS = 'GET /shared/mining/events';
const TIMEOUT_MS = 40;
const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

function startTab(handlers: FakeHandlers, options: { requestTimeoutMs?: number } = {}) {
  const fake = createFakeApi(handlers);
  window.fetch = fake.fetch;
  const services = createPlatformServices(sampleBootstrap, options);
  const store = createPlatformStore(services);
  const heard: string[] = [];
  const given = new AbortController();
  const open = () =>
    store.dispatch(
      openStream({
        url: '/shared/mining/events',
        onText: (text) => heard.push(text),
        signal: given.signal,
      }),
    );
  return { fake, services, heard, given, open, toasts: () => services.toasts.get() };
}

beforeEach(() => {
  document.cookie = 'accessToken=access-1; path=/';
  document.cookie = 'refreshToken=refresh-1; path=/';
});

test('[C1] sends key and bearer, passes on each chunk, and has no timeout', async () => {
  const stream = new FakeStream();
  const { fake, heard, open } = startTab(
    { [EVENTS]: { status: 200, body: stream } },
    { requestTimeoutMs: TIMEOUT_MS },
  );
  const ended = open();
  await stream.opened;
  stream.send('first');
  await wait(2 * TIMEOUT_MS);
  expect(heard).toEqual(['first']);
  stream.send('second');
  stream.end();
  await ended;
  expect(heard).toEqual(['first', 'second']);
  expect(fake.calls[0]?.headers).toMatchObject({ key: 'test-key', authorization: 'Bearer access-1' });
});

test('[X1] refreshes an expired token first', async () => {
  const stream = new FakeStream();
  const { fake, heard, open } = startTab({
    [EVENTS]: ({ headers }) =>
      headers.authorization === 'Bearer access-2'
        ? { status: 200, body: stream }
        : fail(401, 'Expired', { statusCode: 5000 }),
    'POST /shared/auth/refresh': { status: 200, body: { data: { accessToken: 'access-2' } } },
  });
  const ended = open();
  await stream.opened;
  stream.send('here');
  stream.end();
  await ended;
  expect(heard).toEqual(['here']);
  expect(fake.callsTo(EVENTS)).toHaveLength(2);
});

test('ends with the session and on abort', async () => {
  const streams = [new FakeStream(), new FakeStream()];
  let opened = 0;
  const { services, given, open } = startTab({
    [EVENTS]: () => ({ status: 200, body: streams[(opened += 1) - 1] }),
  });
  const first = open();
  await streams[0]?.opened;
  services.scope.end();
  await first;
  expect(streams[0]?.isClosed).toBe(true);
  const second = open();
  await streams[1]?.opened;
  given.abort();
  await second;
  expect(streams[1]?.isClosed).toBe(true);
});

test('shows no toast when the server rejects it', async () => {
  const { open, toasts } = startTab({ [EVENTS]: fail(503, 'Busy') });
  await open();
  expect(toasts()).toEqual([]);
});
