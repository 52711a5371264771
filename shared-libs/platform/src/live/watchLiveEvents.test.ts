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
    const told: unknown[] = [];
    const listener: LiveListener = {
      onHello: ({ height }) => told.push(['hello', height]),
      onEvent: ({ name, data }) => told.push([name, data]),
      onState: (isLive) => told.push(isLive ? 'live' : 'down'),
    };
    return { told, stop: store.dispatch(watchLiveEvents(listener)) };
  };
  const flushPromises = () => new Promise((resolve) => setTimeout(resolve));
  const until = async (isDone: () => boolean) => {
    while (!isDone()) await flushPromises();
  };
  const send = (event: string, data: unknown) =>
    streams.at(-1)?.send(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  return { streams, watch, until, send, opened: (count: number) => until(() => streams.length === count) };
}

beforeEach(() => {
  document.cookie = 'accessToken=access-1; path=/';
  document.cookie = 'refreshToken=refresh-1; path=/';
});

test('passes every event to all listeners over one stream', async () => {
  const { streams, watch, until, send, opened } = startTab();
  const [first, second] = [watch(), watch()];
  await opened(1);
  send('hello', CHAIN);
  send('topUps', null);
  await until(() => second.told.length === 3);
  expect(second.told).toEqual(['live', ['hello', 7], ['topUps', null]]);
  expect(first.told).toEqual(second.told);
  expect(streams).toHaveLength(1);
});

test('tells a listener that joins later the state and the newest block', async () => {
  const { watch, until, send, opened } = startTab();
  const first = watch();
  await opened(1);
  send('hello', CHAIN);
  send('block', { ...CHAIN, height: 8 });
  await until(() => first.told.length === 4);
  expect(watch().told).toEqual(['live', ['hello', 8]]);
});

test('closes the stream with its last listener, and opens another for the next', async () => {
  const { streams, watch, opened } = startTab();
  const [first, second] = [watch(), watch()];
  await opened(1);
  first.stop();
  expect(streams[0]?.isClosed).toBe(false);
  second.stop();
  // A second call must not close the stream of the next listener.
  const third = watch();
  second.stop();
  await opened(2);
  expect(streams.map(({ isClosed }) => isClosed)).toEqual([true, false]);
  third.stop();
  expect(streams[1]?.isClosed).toBe(true);
});
