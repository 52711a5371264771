import { createFakeApi, fail, FakeStream, sampleBootstrap, type FakeHandlers } from '@hashgrid/testing';
import { createPlatformServices } from '../store/platformServices';
import { createPlatformStore } from '../store/createPlatformStore';
import { openStream } from './openStream';

const EVENTS = 'GET /shared/mining/events';
const TIMEOUT_MS = 1000;

function startTab(handlers: FakeHandlers, options: { requestTimeoutMs?: number } = {}) {
  const fake = createFakeApi(handlers);
  window.fetch = fake.fetch;
  const services = createPlatformServices(sampleBootstrap, options);
  const store = createPlatformStore(services);
  const chunks: string[] = [];
  const controller = new AbortController();
  const open = () =>
    store.dispatch(
      openStream({
        url: '/shared/mining/events',
        onText: (text) => chunks.push(text),
        signal: controller.signal,
      }),
    );
  return { fake, services, store, chunks, controller, open, getToasts: () => services.toasts.get() };
}

beforeEach(() => {
  document.cookie = 'accessToken=access-1; path=/';
  document.cookie = 'refreshToken=refresh-1; path=/';
});

afterEach(() => jest.useRealTimers());

test('[C1] sends the API key and the bearer token, passes on each chunk, and has no timeout', async () => {
  jest.useFakeTimers();
  const stream = new FakeStream();
  const { fake, chunks, open } = startTab(
    { [EVENTS]: { status: 200, body: stream } },
    { requestTimeoutMs: TIMEOUT_MS },
  );
  const ended = open();
  await stream.opened;
  stream.send('first');
  await jest.advanceTimersByTimeAsync(2 * TIMEOUT_MS);
  expect(chunks).toEqual(['first']);
  stream.send('second');
  stream.end();
  await ended;
  expect(chunks).toEqual(['first', 'second']);
  expect(fake.calls[0]?.headers).toMatchObject({ key: 'test-key', authorization: 'Bearer access-1' });
});

test('[X1] refreshes an expired token first', async () => {
  const stream = new FakeStream();
  const { fake, chunks, open } = startTab({
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
  expect(chunks).toEqual(['here']);
  expect(fake.callsTo(EVENTS)).toHaveLength(2);
});

test('closes the stream when the session ends, and on abort', async () => {
  const streams = [new FakeStream(), new FakeStream()];
  let opened = 0;
  const { services, controller, open } = startTab({
    [EVENTS]: () => ({ status: 200, body: streams[(opened += 1) - 1] }),
  });
  const first = open();
  await streams[0]?.opened;
  services.scope.end();
  await first;
  expect(streams[0]?.isClosed).toBe(true);
  const second = open();
  await streams[1]?.opened;
  controller.abort();
  await second;
  expect(streams[1]?.isClosed).toBe(true);
});

test('closes the stream when a chunk cannot be handled', async () => {
  const stream = new FakeStream();
  const { store } = startTab({ [EVENTS]: { status: 200, body: stream } });
  const onText = () => {
    throw new Error('Unreadable');
  };
  const { signal } = new AbortController();
  const ended = store.dispatch(openStream({ url: '/shared/mining/events', onText, signal }));
  await stream.opened;
  stream.send('first');
  await ended;
  expect(stream.isClosed).toBe(true);
});

test('shows no toast when the server rejects the request', async () => {
  const { open, getToasts } = startTab({ [EVENTS]: fail(503, 'Busy') });
  await open();
  expect(getToasts()).toEqual([]);
});
