import { randomUUID } from 'node:crypto';
import type { Notifications } from '@hashgrid/contracts';
import { openTestApi } from '../../test/openTestApi';
import { newSession, readAccountId } from '../../test/players';
import { notifyTopUp } from './notifyTopUp';

const ONCE = { count: 1, seconds: 3600 };

describe('notifications of top-ups', () => {
  const api = openTestApi({
    limits: {
      paymentEmailsByMailbox: ONCE,
      topUpEmailsByMailbox: ONCE,
      paymentNotificationsByAccount: ONCE,
      topUpNotificationsByAccount: ONCE,
    },
  });

  test('are limited, and leave the limits of payments alone', async () => {
    const [player, sender] = [await newSession(api), await newSession(api)];
    const accountId = await readAccountId(api, player.username);
    const topUp = () =>
      api.database.transaction((transaction) =>
        notifyTopUp(api.context, transaction, { accountId, transactionId: randomUUID(), amount: 1n }),
      );
    for (let count = 0; count < 3; count += 1) await topUp();
    const { status } = await api.call('POST /auth/transaction/transfer', {
      bearer: sender.accessToken,
      headers: { 'idempotency-key': randomUUID() },
      body: { recipient: player.username, token: 'USDT', amount: '1.5' },
    });
    expect(status).toBe(200);
    const { body } = await api.call<Notifications>('GET /shared/notifications', {
      bearer: player.accessToken,
    });
    expect(body.data.items.map(({ data }) => 'sender' in data)).toEqual([true, false]);
    const subjects = await api.readEmailSubjects(player.email);
    expect(subjects.filter((subject) => subject.includes('USDT'))).toHaveLength(2);
  });
});
