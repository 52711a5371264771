import { createFakeApi, FakeStream, sampleBootstrap } from '@hashgrid/testing';
import { createPlatformServices } from '../store/platformServices';
import { createPlatformStore } from '../store/createPlatformStore';
import { watchLiveEvents, type LiveListener } from './watchLiveEvents';

const EVENTS = 'GET /shared/mining/events';
const CHAIN = { serverTime: '2026-01-01T00:00:00.000Z', height: 7, endsAt: '2026-01-01T00:00:08.000Z' };

function startTab() {
  const streams: FakeStream[] = [];
  const fake = createFakeApi({
    [EVENTS]: () => ({ status: 200, body: streams[streams.push(new FakeStream()) - 1] }),
  });
  window.fetch = fake.fetch;
  const store = createPlatformStore(createPlatformServices(sampleBootstrap));
  const watch = () => {
    const received: unknown[] = [];
    const listener: LiveListener = {
      onHello: ({ height }) => received.push(['hello', height]),
      onEvent: ({ name, data }) => received.push([name, data]),
      onState: (isLive) => received.push(isLive ? 'live' : 'down'),
    };
    return { received, stop: store.dispatch(watchLiveEvents(listener)) };
  };
  const flushPromises = () => new Promise((resolve) => setTimeout(resolve));
  const waitUntil = async (isDone: () => boolean) => {
    while (!isDone()) await flushPromises();
  };
  const send = (event: string, data: unknown) =>
    streams.at(-1)?.send(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  const waitForStreams = (count: number) => waitUntil(() => streams.length === count);
  return { streams, watch, waitUntil, send, waitForStreams };
}

beforeEach(() => {
  document.cookie = 'accessToken=access-1; path=/';
  document.cookie = 'refreshToken=refresh-1; path=/';
});

test('passes every event to all listeners over one stream', async () => {
  const { streams, watch, waitUntil, send, waitForStreams } = startTab();
  const [first, second] = [watch(), watch()];
  await waitForStreams(1);
  send('hello', CHAIN);
  send('topUps', null);
  await waitUntil(() => second.received.length === 3);
  expect(second.received).toEqual(['live', ['hello', 7], ['topUps', null]]);
  expect(first.received).toEqual(second.received);
  expect(streams).toHaveLength(1);
});

test('passes the current state and the newest block to a listener that is added later', async () => {
  const { watch, waitUntil, send, waitForStreams } = startTab();
  const first = watch();
  await waitForStreams(1);
  send('hello', CHAIN);
  send('block', { ...CHAIN, height: 8 });
  await waitUntil(() => first.received.length === 4);
  expect(watch().received).toEqual(['live', ['hello', 8]]);
});

test('closes the stream with its last listener, and opens another for the next', async () => {
  const { streams, watch, waitForStreams } = startTab();
  const [first, second] = [watch(), watch()];
  await waitForStreams(1);
  first.stop();
  expect(streams[0]?.isClosed).toBe(false);
  second.stop();
  // A second call must not close the stream of the next listener.
  const third = watch();
  second.stop();
  await waitForStreams(2);
  expect(streams.map(({ isClosed }) => isClosed)).toEqual([true, false]);
  third.stop();
  expect(streams[1]?.isClosed).toBe(true);
});
