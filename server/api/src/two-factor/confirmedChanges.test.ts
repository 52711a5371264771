import { openTestApi, PASSWORD } from '../../test/openTestApi';
import { login, newSession } from '../../test/players';
import { runBeforeTransaction } from '../../test/runBeforeTransaction';
import { generateTwoFactorCode, newTwoFactorSession, startTwoFactorSetup } from '../../test/twoFactorPlayers';
import { linkNewWallet, newWallet, sign } from '../../test/wallets';
import { whileInsertsFail } from '../../test/whileInsertsFail';
import { closeAccount } from '../account-closure/closeAccount';
import type { Context } from '../Context';
import type { Player } from '../caller/Player';
import { exportData } from '../data-export/exportData';
import { linkAddress } from '../linked-addresses/linkAddress';
import { unlinkAddress } from '../linked-addresses/unlinkAddress';
import { changePassword } from '../passwords/changePassword';
import { authenticate } from '../sessions/authenticate';
import { disableTwoFactor } from './disableTwoFactor';
import { enableTwoFactor } from './enableTwoFactor';
import { renewRecoveryCodes } from './renewRecoveryCodes';
import { startTwoFactor } from './startTwoFactor';

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
    const { email, accessToken } = await newSession(api);
    const player = await authenticate(api.context, accessToken);
    const { secret } = (await startTwoFactorSetup(api, accessToken)).body.data;
    const context = runBeforeTransaction(api.context, async () => {
      await api.call('POST /public/reset-password/request', { body: { email } });
      const body = { token: api.readEmailedToken(), password: NEW_PASSWORD };
      await api.call('POST /public/reset-password/confirm', { body });
    });
    const code = await generateTwoFactorCode(api, secret);
    await expect(enableTwoFactor(context, player, { code, caller })).rejects.toMatchObject({
      kind: 'sessionRevoked',
    });
    expect((await login(api, email, NEW_PASSWORD)).body.data).toHaveProperty('accessToken');
  });

  const changeInSession = (bearer: string) =>
    api.call('PATCH /shared/auth/change-password', {
      bearer,
      body: { currentPassword: PASSWORD, newPassword: NEW_PASSWORD },
    });

  test('a new password ends a setup that was started with the old one, also in the session that is kept', async () => {
    const { email, accessToken } = await newSession(api);
    const player = await authenticate(api.context, accessToken);
    const { secret } = (await startTwoFactorSetup(api, accessToken)).body.data;
    expect((await changeInSession(accessToken)).status).toBe(200);
    const code = await generateTwoFactorCode(api, secret);
    await expect(enableTwoFactor(api.context, player, { code, caller })).rejects.toMatchObject({
      kind: 'conflict',
    });
    expect((await login(api, email, NEW_PASSWORD)).body.data).toHaveProperty('accessToken');
  });

  test('a setup is refused when another request changes the password', async () => {
    const { accessToken } = await newSession(api);
    const player = await authenticate(api.context, accessToken);
    const context = runBeforeTransaction(api.context, () => changeInSession(accessToken));
    await expect(startTwoFactor(context, { player, password: PASSWORD, caller })).rejects.toMatchObject({
      errors: { password: expect.any(Array) },
    });
  });

  test.each([
    ['disabling', disableTwoFactor],
    ['renewing the recovery codes', renewRecoveryCodes],
  ])('%s is refused when another request changes the password', async (_what, change) => {
    const { accessToken: bearer, secret } = await newTwoFactorSession(api);
    const player = await authenticate(api.context, bearer);
    const context = runBeforeTransaction(api.context, () => changeInSession(bearer));
    const proof = { password: PASSWORD, code: await generateTwoFactorCode(api, secret) };
    await expect(change(context, { player, proof, caller })).rejects.toMatchObject({
      errors: { password: [expect.any(String)] },
    });
  });

  type Change = (context: Context, request: Request) => unknown;
  interface Request {
    player: Player;
    proof: { password: string; code: string };
    /** A linked wallet. */
    address: string;
  }
  test.each<[string, Change]>([
    ['disabling', (context, request) => disableTwoFactor(context, { ...request, caller })],
    [
      'renewing the recovery codes',
      (context, request) => renewRecoveryCodes(context, { ...request, caller }),
    ],
    ['closing the account', (context, request) => closeAccount(context, { ...request, caller })],
    ['an export', (context, request) => exportData(context, { ...request, caller })],
    [
      'a link',
      async (context, { player, proof }) =>
        linkAddress(context, player, { ...(await sign(api, newWallet())), ...proof }, caller),
    ],
    ['an unlink', (context, { player, ...request }) => unlinkAddress(context, player, request, caller)],
    [
      'another password',
      (context, { player }) =>
        changePassword(context, player, { currentPassword: PASSWORD, newPassword: NEW_PASSWORD }, caller),
    ],
  ])('%s is refused when its session ends meanwhile, even with the password', async (_what, change) => {
    const { accessToken: bearer, secret, email, recoveryCodes } = await newTwoFactorSession(api);
    const player = await authenticate(api.context, bearer);
    const { address } = await linkNewWallet(api, bearer, { password: PASSWORD, code: recoveryCodes[0] });
    const subjects = await api.readEmailSubjects(email);
    const endSession = () => api.call('DELETE /shared/auth/sessions/current', { bearer });
    const proof = { password: PASSWORD, code: await generateTwoFactorCode(api, secret) };
    await expect(
      change(runBeforeTransaction(api.context, endSession), { player, proof, address }),
    ).rejects.toMatchObject({ kind: 'sessionRevoked' });
    expect(await api.readEmailSubjects(email)).toEqual(subjects);
  });
});
