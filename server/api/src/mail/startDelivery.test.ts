import { waitUntil } from '../../test/waitUntil';
import type { Context } from '../Context';
import { deliverEmails } from './deliverEmails';
import type { EmailTransport } from './EmailTransport';
import { startDelivery } from './startDelivery';

jest.mock('./deliverEmails');

test('logs an outage of the database once, and its end', async () => {
  const lines: string[] = [];
  const attempt = jest.mocked(deliverEmails).mockRejectedValue(new Error('no connection'));
  const transport = { check: async () => undefined, close: () => undefined } as Partial<EmailTransport>;
  const delivery = startDelivery(
    { log: (line) => void lines.push(line) } as Partial<Context> as Context,
    transport as EmailTransport,
  );
  const deliver = async () => {
    const { length } = attempt.mock.calls;
    await waitUntil(() => {
      delivery.wake();
      return attempt.mock.calls.length > length;
    });
  };
  await deliver();
  await deliver();
  attempt.mockResolvedValue([]);
  await deliver();
  await waitUntil(() => lines.length > 1);
  await delivery.close();
  expect(lines).toEqual([
    'Could not read or update emails in the database; retrying: Error: no connection',
    expect.stringMatching(/^Could not read or update emails in the database for \d+ s\. Working again\.$/),
  ]);
});
