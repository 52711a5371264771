import { isBlocking } from '../../test/isBlocking';
import { openTestApi, PASSWORD } from '../../test/openTestApi';
import { newSession, readAccountId } from '../../test/players';
import { waitUntil } from '../../test/waitUntil';
import { addSeconds } from '../addSeconds';
import { logSecurityEvent } from '../security-log/logSecurityEvent';
import { eraseAccounts } from './eraseAccounts';

describe('erasing an account', () => {
  const api = openTestApi();

  test('leaves no event of a request that is in flight', async () => {
    const { accessToken: bearer, username } = await newSession(api);
    const accountId = await readAccountId(api, username);
    await api.call('POST /shared/client/close', { bearer, body: { password: PASSWORD } });
    const caller = { ipAddress: '203.0.113.77', device: '', language: 'en-US' };
    const now = addSeconds(api.context.now(), 60);
    let logging: Promise<void> | undefined;
    await api.database.transaction(async (transaction) => {
      expect(await eraseAccounts(transaction, { closedBefore: now, now })).toBe(1);
      logging = logSecurityEvent(api.context, api.database, { accountId, kind: 'loginFailed', caller });
      await Promise.race([logging, waitUntil(() => isBlocking(transaction))]);
    });
    await logging;
    expect(
      await api.database.query('select kind from security_events where account_id = $1', [accountId]),
    ).toEqual([]);
  });
});
