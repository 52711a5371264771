import type { UnreadCount } from '@hashgrid/contracts';
import { isBlocking } from '../../test/isBlocking';
import { openTestApi } from '../../test/openTestApi';
import { newSession } from '../../test/players';
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
});
