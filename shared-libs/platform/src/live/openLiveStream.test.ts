import { openLiveStream } from './openLiveStream';

const CHAIN = { serverTime: '2026-01-01T00:00:00.000Z', height: 7, endsAt: '2026-01-01T00:00:08.000Z' };
const MINUTE = 60_000;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function openStream() {
  const connections: { send: (text: string) => void; signal: AbortSignal }[] = [];
  const states: boolean[] = [];
  const stop = openLiveStream({
    listen: (send, signal) => {
      connections.push({ send, signal });
      return new Promise(() => undefined);
    },
    onHello: () => undefined,
    onEvent: () => undefined,
    onState: (isLive) => states.push(isLive),
  });
  return { connections, states, stop };
}

test('reconnects when no event arrives after connecting, as on a network that has died', async () => {
  const { connections, states, stop } = openStream();
  await jest.advanceTimersByTimeAsync(2 * MINUTE);
  expect(connections.length).toBeGreaterThan(1);
  expect(connections[0]?.signal.aborted).toBe(true);
  expect(states).toContain(false);
  stop();
  expect(jest.getTimerCount()).toBe(0);
});

test('keeps a connection until a block is overdue', async () => {
  const { connections, states, stop } = openStream();
  connections[0]?.send(`event: hello\ndata: ${JSON.stringify(CHAIN)}\n\n`);
  await jest.advanceTimersByTimeAsync(22_000);
  expect(connections[0]?.signal.aborted).toBe(false);
  await jest.advanceTimersByTimeAsync(2_000);
  expect(connections[0]?.signal.aborted).toBe(true);
  expect(states).toEqual([true, false]);
  stop();
});

test('reconnects when even the keep-alive comments stop during a long block', async () => {
  const { connections, states, stop } = openStream();
  const chain = { ...CHAIN, endsAt: '2026-01-01T00:10:00.000Z' };
  connections[0]?.send(`event: hello\ndata: ${JSON.stringify(chain)}\n\n`);
  for (let count = 0; count < 8; count += 1) {
    await jest.advanceTimersByTimeAsync(15_000);
    connections[0]?.send(': keep-alive\n\n');
  }
  await jest.advanceTimersByTimeAsync(44_000);
  expect(connections[0]?.signal.aborted).toBe(false);
  await jest.advanceTimersByTimeAsync(2_000);
  expect(connections[0]?.signal.aborted).toBe(true);
  expect(states).toEqual([true, false]);
  stop();
  expect(jest.getTimerCount()).toBe(0);
});
