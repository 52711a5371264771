import { openTestApi, PASSWORD } from '../../test/openTestApi';
import { login, newSession, readAccountId } from '../../test/players';
import { runBeforeTransaction } from '../../test/runBeforeTransaction';
import { generateTwoFactorCode, newTwoFactorSession, startTwoFactorSetup } from '../../test/twoFactorPlayers';
import { linkNewWallet, newWallet, sign } from '../../test/wallets';
import { whileInsertsFail } from '../../test/whileInsertsFail';
import { disableTwoFactor } from './disableTwoFactor';
import { enableTwoFactor } from './enableTwoFactor';
import { renewRecoveryCodes } from './renewRecoveryCodes';

const NEW_PASSWORD = 'an0ther-good-passphrase';

describe('changes that a player with two-factor authentication confirms', () => {
  const limit = { count: 10_000, seconds: 60 };
  const api = openTestApi({ limits: { codesByIpAddress: limit, dataExportsByAccount: limit } });
  const caller = { ipAddress: '10.0.0.1', device: '', language: 'en-US' };

  type Session = Awaited<ReturnType<typeof newTwoFactorSession>>;
  /** Sends the request with a code. */
  type Send = (code: string) => Promise<{ status: number; body: { errors?: object } }>;

  /** Each change with the subject of its email. */
  const changes: [string, string, (session: Session) => Promise<Send>][] = [
    [
      'disables two-factor authentication',
      'Two-factor authentication is off',
      async (session) => post(session, '/auth/client/gg-2fa/disable'),
    ],
    [
      'renews the recovery codes',
      'You have new recovery codes',
      async (session) => post(session, '/auth/client/gg-2fa/recovery-codes'),
    ],
    [
      'closes the account',
      'Your account is closed',
      async (session) => post(session, '/shared/client/close'),
    ],
    [
      'exports the data',
      'Your data was downloaded',
      async (session) => post(session, '/shared/client/export'),
    ],
    [
      'links a wallet',
      'A wallet was linked to your account',
      async (session) => {
        const wallet = newWallet();
        return async (code) => post(session, '/shared/client/addresses', await sign(api, wallet))(code);
      },
    ],
    [
      'unlinks a wallet',
      'A wallet was unlinked from your account',
      async (session) => {
        const { address } = await linkNewWallet(api, session.accessToken, {
          password: PASSWORD,
          code: session.recoveryCodes[0],
        });
        return post(session, `/shared/client/addresses/${address}/unlink`);
      },
    ],
  ];
  const post =
    ({ accessToken: bearer }: Session, path: string, body: object = {}): Send =>
    (code) =>
      api.call(`POST ${path}`, { bearer, body: { ...body, password: PASSWORD, code } });

  test.each(changes)('a request that %s keeps its code when it fails', async (_what, _subject, prepare) => {
    const session = await newTwoFactorSession(api);
    const send = await prepare(session);
    const code = await generateTwoFactorCode(api, session.secret);
    await whileInsertsFail(api, 'mails', async () => {
      for (let tries = 0; tries < 12; tries += 1) expect((await send(code)).status).toBe(500);
    });
    expect((await send(code)).status).toBe(200);
  });

  test.each(changes)(
    'of eight concurrent requests with one code, one %s',
    async (_what, subject, prepare) => {
      const session = await newTwoFactorSession(api);
      const send = await prepare(session);
      const code = await generateTwoFactorCode(api, session.secret);
      const statuses = (await Promise.all(Array.from({ length: 8 }, () => send(code)))).map(
        ({ status }) => status,
      );
      expect(statuses).toContain(200);
      const subjects = await api.readEmailSubjects(session.email);
      expect(subjects.filter((each) => each === subject)).toHaveLength(1);
      expect(statuses.filter((status) => status >= 500)).toEqual([]);
    },
  );

  test('enabling is refused when the password is reset meanwhile', async () => {
    const { username, email, accessToken } = await newSession(api);
    const accountId = await readAccountId(api, username);
    const [session] = await api.database.query<{ id: string }>(
      'select id from sessions where account_id = $1',
      [accountId],
    );
    const { secret } = (await startTwoFactorSetup(api, accessToken)).body.data;
    const context = runBeforeTransaction(api.context, async () => {
      await api.call('POST /public/reset-password/request', { body: { email } });
      const body = { token: api.readEmailedToken(), password: NEW_PASSWORD };
      await api.call('POST /public/reset-password/confirm', { body });
    });
    const code = await generateTwoFactorCode(api, secret);
    const player = { accountId, sessionId: session!.id };
    await expect(enableTwoFactor(context, player, { code, caller })).rejects.toMatchObject({
      kind: 'sessionRevoked',
    });
    expect((await login(api, email, NEW_PASSWORD)).body.data).toHaveProperty('accessToken');
  });

  test.each([
    ['disabling', disableTwoFactor],
    ['renewing the recovery codes', renewRecoveryCodes],
  ])('%s is refused when another request changes the password', async (_what, change) => {
    const { username, accessToken: bearer, secret } = await newTwoFactorSession(api);
    const accountId = await readAccountId(api, username);
    const body = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD };
    const context = runBeforeTransaction(api.context, () =>
      api.call('PATCH /shared/auth/change-password', { bearer, body }),
    );
    const proof = { password: PASSWORD, code: await generateTwoFactorCode(api, secret) };
    await expect(change(context, { accountId, proof, caller })).rejects.toMatchObject({
      errors: { password: [expect.any(String)] },
    });
  });
});
