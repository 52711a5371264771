import { createSendQueue } from './createSendQueue';

const goOnline = () => window.dispatchEvent(new Event('online'));

function setUp() {
  const answers: ((isAccepted: boolean) => void)[] = [];
  const send = jest.fn((_items: string[]) => new Promise<boolean>((resolve) => answers.push(resolve)));
  return { answers, send, queue: createSendQueue({ batchSize: 2, delayMs: null, send }) };
}

test('sends a batch again that failed', async () => {
  const { answers, send, queue } = setUp();
  queue.push('a');
  const sent = queue.flush();
  answers[0]!(false);
  await sent;
  goOnline();
  expect(send.mock.calls).toEqual([[['a']], [['a']]]);
});

test('does not send a batch again that fails after the queue was cleared', async () => {
  const { answers, send, queue } = setUp();
  queue.push('a');
  const sent = queue.flush();
  queue.clear();
  queue.push('b');
  answers[0]!(false);
  await sent;
  goOnline();
  expect(send.mock.calls).toEqual([[['a']], [['b']]]);
});

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

test('sends no more items together than a batch has', async () => {
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
