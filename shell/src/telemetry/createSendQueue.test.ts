import { createSendQueue } from './createSendQueue';

const goOnline = () => window.dispatchEvent(new Event('online'));

function setUp() {
  const resolvers: ((isAccepted: boolean) => void)[] = [];
  const send = jest.fn((_items: string[]) => new Promise<boolean>((resolve) => resolvers.push(resolve)));
  return { resolvers, send, queue: createSendQueue({ batchSize: 2, delayMs: null, send }) };
}

test('sends a failed batch again', async () => {
  const { resolvers, send, queue } = setUp();
  queue.push('a');
  const sent = queue.flush();
  resolvers[0]!(false);
  await sent;
  goOnline();
  expect(send.mock.calls).toEqual([[['a']], [['a']]]);
});

test('drops the queued items when it is cleared, and a batch in flight that fails afterwards', async () => {
  const { resolvers, send, queue } = setUp();
  queue.push('a');
  const sent = queue.flush();
  queue.push('queued');
  queue.clear();
  queue.push('b');
  void queue.flush();
  expect(send).toHaveBeenCalledTimes(1);
  resolvers[0]!(false);
  await sent;
  goOnline();
  expect(send.mock.calls).toEqual([[['a']], [['b']]]);
});

const createQueue = (results: boolean[] = []) => {
  const send = jest.fn(async (_items: string[]) => results.shift() ?? true);
  const queue = createSendQueue<string>({ batchSize: 20, delayMs: null, send });
  return { queue, batches: () => send.mock.calls.map(([items]) => items) };
};

test('sends the items in order, in batches that fit keepalive requests', async () => {
  const { queue, batches } = createQueue();
  const items = Array.from({ length: 20 }, (_, index) => `${index}${'€'.repeat(4000)}`);
  items.forEach(queue.push);
  await queue.flush();
  expect(batches().flat()).toEqual(items);
  for (const batch of batches()) expect(new Blob([JSON.stringify(batch)]).size).toBeLessThan(33 * 1024);
  expect(batches()).toHaveLength(10);
});

test('sends an item that exceeds the batch bytes in its own batch', async () => {
  const { queue, batches } = createQueue();
  const large = 'x'.repeat(40_000);
  [large, 'small'].forEach(queue.push);
  await queue.flush();
  expect(batches()).toEqual([[large], ['small']]);
});

test('sends at most `batchSize` items in a batch, and drops the oldest ones beyond four batches', async () => {
  const { queue, batches } = createQueue();
  Array.from({ length: 81 }, (_, index) => String(index)).forEach(queue.push);
  await queue.flush();
  expect(batches().map(({ length }) => length)).toEqual([20, 20, 20, 20]);
  expect(batches()[0]?.[0]).toBe('1');
});

test('sends after a delay, and again after the next item', async () => {
  jest.useFakeTimers();
  const send = jest.fn(async (_items: string[]) => true);
  const queue = createSendQueue<string>({ batchSize: 20, delayMs: 1000, send });
  for (const item of ['a', 'b', 'c']) queue.push(item);
  expect(send).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1000);
  queue.push('d');
  await jest.advanceTimersByTimeAsync(1000);
  expect(send.mock.calls).toEqual([[['a', 'b', 'c']], [['d']]]);
  jest.useRealTimers();
});

test('keeps a failed batch until the next flush', async () => {
  const { queue, batches } = createQueue([false]);
  queue.push('first');
  await queue.flush();
  queue.push('second');
  expect(batches()).toEqual([['first']]);
  await queue.flush();
  expect(batches()).toEqual([['first'], ['first', 'second']]);
});
