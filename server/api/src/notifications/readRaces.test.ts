import type { UnreadCount } from '@hashgrid/contracts';
import { isBlocking } from '../../test/isBlocking';
import { openTestApi } from '../../test/openTestApi';
import { newSession, readAccountId } from '../../test/players';
import { waitUntil } from '../../test/waitUntil';
import { addSeconds } from '../addSeconds';
import { addNotificationForAll } from './notifications.queries';

describe('reading all notifications', () => {
  const api = openTestApi();

  test('succeeds while a notification for everybody is withdrawn', async () => {
    const { accessToken: bearer } = await newSession(api);
    const createdAt = api.context.now();
    await addNotificationForAll(api.database, {
      kind: 'halving',
      reference: 'halving:1',
      data: {},
      createdAt,
      expiresAt: addSeconds(createdAt, 60),
    });
    const readAll = () =>
      api.call<UnreadCount>('POST /shared/notifications/read-all', { bearer, body: { until: '1000' } });
    let reading: ReturnType<typeof readAll> | undefined;
    await api.database.transaction(async (transaction) => {
      await transaction.query("delete from notifications where reference = 'halving:1'");
      reading = readAll();
      await waitUntil(() => isBlocking(transaction));
    });
    const { status, body } = (await reading)!;
    expect([status, body.data]).toEqual([200, { unread: 0 }]);
  });

  test('does not deadlock with another request that reads the same news', async () => {
    const { accessToken: bearer, username } = await newSession(api);
    const accountId = await readAccountId(api, username);
    await api.database.query(
      `insert into notifications (id, kind, reference, data, created_at, expires_at) overriding system value
       select id, 'halving', 'halving:' || id, '{}', $1, $1::timestamptz + interval '1 minute'
       from unnest(array[900, 800]) as id`,
      [api.context.now()],
    );
    const read = 'insert into notification_reads (account_id, notification_id) values ($1, $2)';
    let reading: Promise<{ status: number }> | undefined;
    await api.database.transaction(async (transaction) => {
      // A deadlock would be resolved by repeating the other request, so this one doesn't wait for it.
      await transaction.query("set local lock_timeout = '100ms'");
      await transaction.query(read, [accountId, 800]);
      reading = api.call('POST /shared/notifications/read-all', { bearer, body: { until: '1000' } });
      await waitUntil(() => isBlocking(transaction));
      await transaction.query(read, [accountId, 900]);
    });
    expect((await reading)!.status).toBe(200);
  });
});
