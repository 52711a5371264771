import { openTestApi, PASSWORD } from '../../test/openTestApi';
import { newSession, readAccountId } from '../../test/players';
import { addNotifications, type NewNotification } from './notifications.queries';

const api = openTestApi();

test('adds one notification per reference and none for a closed account, and returns the accounts that got one', async () => {
  const [open, closed] = [await newSession(api), await newSession(api)];
  const [openId, closedId] = await Promise.all(
    [open, closed].map(({ username }) => readAccountId(api, username)),
  );
  await api.call('POST /shared/client/close', { bearer: closed.accessToken, body: { password: PASSWORD } });
  const event = { kind: 'payments', reference: 'payments:1', data: {} } as const;
  const add = () =>
    addNotifications(
      api.database,
      [openId, closedId].map((accountId): NewNotification => ({ accountId: accountId!, ...event })),
      api.context.now(),
    );
  expect([await add(), await add()]).toEqual([[openId], []]);
});
