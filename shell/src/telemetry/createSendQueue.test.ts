import { createSendQueue } from './createSendQueue';

const createQueue = (results: boolean[] = []) => {
  const send = jest.fn(async (_items: string[]) => results.shift() ?? true);
  const queue = createSendQueue<string>({ batchSize: 20, delayMs: null, send });
  return { queue, batches: () => send.mock.calls.map(([items]) => items) };
};

test('sends batches that fit a keepalive request, in order', async () => {
  const { queue, batches } = createQueue();
  const items = Array.from({ length: 20 }, (_, index) => `${index}${'€'.repeat(4000)}`);
  items.forEach(queue.push);
  await queue.flush();
  expect(batches().flat()).toEqual(items);
  for (const batch of batches()) expect(new Blob([JSON.stringify(batch)]).size).toBeLessThan(33 * 1024);
  expect(batches()).toHaveLength(10);
});

test('sends an item alone that is larger than a batch', async () => {
  const { queue, batches } = createQueue();
  const large = 'x'.repeat(40_000);
  [large, 'small'].forEach(queue.push);
  await queue.flush();
  expect(batches()).toEqual([[large], ['small']]);
});

test('sends no more items at once than a batch has', async () => {
  const { queue, batches } = createQueue();
  Array.from({ length: 41 }, () => 'item').forEach(queue.push);
  await queue.flush();
  expect(batches().map(({ length }) => length)).toEqual([20, 20, 1]);
});

test('keeps what must be sent again until the next flush', async () => {
  const { queue, batches } = createQueue([false]);
  queue.push('first');
  await queue.flush();
  queue.push('second');
  expect(batches()).toEqual([['first']]);
  await queue.flush();
  expect(batches()).toEqual([['first'], ['first', 'second']]);
});
