import { openTestApi } from '../../test/openTestApi';
import { newPlayer, newSession } from '../../test/players';
import { readOutbox } from '../mail/readOutbox';

describe('payment notifications', () => {
  const api = openTestApi();
  const pay = (bearer: string, recipient: string, amount: string) =>
    api.call('POST /auth/transaction/transfer', {
      bearer,
      headers: { 'idempotency-key': `key-${recipient}-${amount}` },
      body: { recipient, token: 'USDT', amount, note: 'Call 555-0100' },
    });

  test('emails the recipient without the sender’s note, up to a limit', async () => {
    const recipient = await newPlayer(api);
    const { accessToken, username } = await newSession(api);
    for (let index = 1; index <= 12; index += 1)
      expect((await pay(accessToken, recipient.username, `0.0${index + 10}`)).status).toBe(200);
    const emails = await api.readEmailSubjects(recipient.email);
    expect(emails.filter((subject) => subject.startsWith('You received '))).toHaveLength(10);
    const received = (await readOutbox(api.context)).filter(
      (message) => message.recipient === recipient.email,
    );
    const message = received.findLast(({ subject }) => subject.startsWith('You received '));
    expect(message!.body).toContain(`${username} sent you 0.011 USDT`);
    expect(message!.body).toMatch(/View your wallet:$/);
    expect(message!.body).not.toContain('555-0100');
    expect(message!.footer).toBe('Manage these emails in Settings.');
  });
});
