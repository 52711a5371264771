import { isBlocking } from '../../test/isBlocking';
import { openTestApi, PASSWORD } from '../../test/openTestApi';
import { login, newForm, newSession, readAccountId, signUp } from '../../test/players';
import { waitUntil } from '../../test/waitUntil';
import { addSeconds } from '../addSeconds';
import { logSecurityEvent } from '../security-log/logSecurityEvent';
import { eraseAccounts } from './eraseAccounts';

describe('erasing an account', () => {
  const api = openTestApi();

  async function newClosedAccount() {
    const { accessToken: bearer, username, email } = await newSession(api);
    const id = await readAccountId(api, username);
    await api.call('POST /shared/client/close', { bearer, body: { password: PASSWORD } });
    return { id, username, email };
  }

  /** Erases the closed account while a request is in flight, and returns the response. */
  async function eraseDuring<Response>(send: () => Promise<Response>): Promise<Response> {
    const now = addSeconds(api.context.now(), 60);
    let response: Promise<Response> | undefined;
    await api.database.transaction(async (transaction) => {
      expect(await eraseAccounts(transaction, { closedBefore: now, now })).toBe(1);
      response = send();
      await Promise.race([response, waitUntil(() => isBlocking(transaction))]);
    });
    return response!;
  }

  const listEmails = (email: string) =>
    api.database.query<{ subject: string }>('select subject from mails where recipient = $1', [email]);

  test('stores no security event of a request in flight', async () => {
    const { id: accountId } = await newClosedAccount();
    const caller = { ipAddress: '203.0.113.77', device: '', language: 'en-US' };
    await eraseDuring(() =>
      logSecurityEvent(api.context, api.database, { accountId, kind: 'loginFailed', caller }),
    );
    expect(
      await api.database.query('select kind from security_events where account_id = $1', [accountId]),
    ).toEqual([]);
  });

  test('treats a password reset in flight like one without an account', async () => {
    const { id, email } = await newClosedAccount();
    await eraseDuring(() => api.call('POST /public/reset-password/request', { body: { email } }));
    expect(await listEmails(email)).toEqual([{ subject: 'No account uses this email' }]);
    expect(await api.database.query('select 1 from reset_tokens where account_id = $1', [id])).toEqual([]);
  });

  test('sends no email about a lockout in flight', async () => {
    const { email } = await newClosedAccount();
    const guess = () => login(api, email, 'not-the-password');
    for (let attempt = 0; attempt < 10; attempt += 1) expect((await guess()).status).toBe(401);
    expect((await eraseDuring(guess)).status).toBe(429);
    const emails = await api.database.query(
      'select is_withheld as "isWithheld" from mails where recipient = $1',
      [email],
    );
    expect(emails).toEqual([{ isWithheld: true }]);
  });

  test('sends the activation link of a sign-up in flight with its email', async () => {
    const { email } = await newClosedAccount();
    await eraseDuring(() => signUp(api, { ...newForm(), email }));
    expect(await listEmails(email)).toEqual([{ subject: 'Activate your account' }]);
  });
});
