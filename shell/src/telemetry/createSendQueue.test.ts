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
