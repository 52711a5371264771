import type { Kyc, Profile, SecurityEvent, Transaction, TwoFactorStatus } from '@hashgrid/contracts';
import { createForm, createJpeg } from '../../test/forms';
import { openTestApi, PASSWORD, type TestResponse } from '../../test/openTestApi';
import { newPlayer, newSession, readEvents } from '../../test/players';
import { enableTwoFactor, generateTwoFactorCode, newTwoFactorSession } from '../../test/twoFactorPlayers';
import { whileAccountsAreLocked } from '../../test/whileAccountsAreLocked';
import { readToken } from '../sessions/accessTokens';
import { exportData } from './exportData';

const DAY = 24 * 60 * 60;

interface ExportedData {
  exportedAt: string;
  account: Profile;
  photo: { type: string; base64: string } | null;
  sessions: { isCurrent: boolean }[];
  securityLog: SecurityEvent[];
  wallets: { balance: string }[];
  transactions: Transaction[];
  nodes: { name: string }[];
  network: { members: number };
  networkMembers: { name: string }[];
  identityVerification: Kyc;
  identityImages: { kind: string; type: string; base64: string }[];
}

describe('data export', () => {
  const api = openTestApi();
  const download = async (bearer: string, body: object = { password: PASSWORD }) => {
    const response = await api.call('POST /shared/client/export', { bearer, body });
    return response as unknown as Omit<TestResponse<never>, 'body'> & { body: ExportedData };
  };
  const requestExport = (bearer: string, body: object) =>
    api.call('POST /shared/client/export', { bearer, body });
  const pay = (bearer: string, recipient: string, amount: string) =>
    api.call('POST /auth/transaction/transfer', {
      bearer,
      headers: { 'idempotency-key': `key-to-${recipient}-${amount}` },
      body: { recipient, token: 'USDT', amount, note: 'For “lunch”' },
    });

  test('contains the account, its history and the identity verification with its images', async () => {
    const player = await newSession(api);
    const { accessToken: bearer, email, username } = player;
    const profile = (await api.call<Profile>('GET /shared/client/profile', { bearer })).body.data;
    const member = await newPlayer(api, { referralCode: profile.referralCode });
    await pay(bearer, member.username, '1.5');
    const photo = await createForm({ name: 'Ada', country: 'GB', photo: { bytes: await createJpeg() } });
    await api.call('PUT /shared/client/profile/update', { bearer, ...photo });
    await api.call('PUT /shared/client/kyc', { bearer, body: { document: 'passport' } });
    const selfie = await createForm({ file: { bytes: await createJpeg() } });
    await api.call('PUT /shared/client/kyc/documents/selfie', { bearer, ...selfie });

    const { status, headers, body } = await download(bearer);
    expect([status, headers['content-disposition'], headers['cache-control']]).toEqual([
      200,
      'attachment; filename="my-data.json"',
      'no-store',
    ]);
    expect(body.exportedAt).toBe(api.context.now().toISOString());
    expect(body.account).toMatchObject({ username, email, name: 'Ada', country: 'GB' });
    expect(body.photo).toMatchObject({ type: 'image/webp' });
    expect(body.sessions).toMatchObject([{ isCurrent: true }]);
    expect(body.securityLog.map(({ kind }) => kind)).toEqual(['dataExported', 'loggedIn']);
    expect(body.wallets.map(({ balance }) => Number(balance) > 0)).toEqual([true, false]);
    expect(body.transactions).toContainEqual(
      expect.objectContaining({
        kind: 'transfer',
        counterparty: member.username,
        note: 'For “lunch”',
      }),
    );
    expect(body.nodes).toHaveLength(1);
    expect(body.network.members).toBe(1);
    expect(body.networkMembers).toHaveLength(1);
    expect(body.identityVerification).toMatchObject({ status: 'draft', document: 'passport' });
    expect(body.identityImages).toMatchObject([{ kind: 'selfie', type: 'image/jpeg' }]);
    const image = Buffer.from(body.identityImages[0]!.base64, 'base64');
    expect([...image.subarray(0, 3)]).toEqual([0xff, 0xd8, 0xff]);
  });

  test('contains every page of a long history, and nothing of other players or secrets', async () => {
    const { accessToken: bearer, username } = await newSession(api);
    const other = await newSession(api);
    await api.database.query(
      `insert into security_events (account_id, kind, device, address, created_at)
       select id, 'signedIn', '', '10.0.0.1', $2 from accounts, generate_series(1, 1200) where username = $1`,
      [username, api.context.now()],
    );
    const { body } = await download(bearer);
    expect(body.securityLog).toHaveLength(1202);
    expect(new Set(body.securityLog.map(({ id }) => id)).size).toBe(1202);
    const text = JSON.stringify(body);
    expect(text).not.toContain(other.email);
    const secrets = await api.database.query<{ secret: string }>(
      'select password_hash as secret from accounts where username = $1 union all select hash from refresh_tokens',
      [username],
    );
    expect(secrets.length).toBeGreaterThan(1);
    for (const { secret } of secrets) expect(text).not.toContain(secret);
  });

  test('needs the password, and is recorded in the security log and announced by email', async () => {
    const { accessToken: bearer, email } = await newSession(api);
    expect((await requestExport(bearer, {})).status).toBe(422);
    const wrong = await requestExport(bearer, { password: 'not-the-password' });
    expect([wrong.status, Object.keys(wrong.body.errors!)]).toEqual([422, ['password']]);
    expect(await api.readEmailSubjects(email)).not.toContain('Your data was downloaded');
    expect((await download(bearer)).status).toBe(200);
    expect((await readEvents(api, bearer))[0]).toBe('dataExported');
    expect((await api.readEmailSubjects(email))[0]).toBe('Your data was downloaded');
    expect((await requestExport('no-token', { password: PASSWORD })).status).toBe(401);
  });

  test('needs a two-factor code when two-factor authentication is on', async () => {
    const { accessToken: bearer, secret, email } = await newTwoFactorSession(api);
    for (const code of [undefined, '000000']) {
      const { status, body } = await requestExport(bearer, { password: PASSWORD, code });
      expect([status, Object.keys(body.errors!)]).toEqual([422, ['code']]);
    }
    expect(await api.readEmailSubjects(email)).not.toContain('Your data was downloaded');
    const code = await generateTwoFactorCode(api, secret);
    expect((await download(bearer, { password: PASSWORD, code })).status).toBe(200);
    expect((await requestExport(bearer, { password: PASSWORD, code })).status).toBe(422);
  });

  test('fails before its file begins while a ledger account stays locked, and records nothing', async () => {
    const { accessToken: bearer, email } = await newSession(api);
    const { accountId, id: sessionId } = await readToken(api.context, 'access', bearer);
    const caller = { ipAddress: '10.0.0.1', device: '', language: 'en-US' };
    const request = { player: { accountId, sessionId }, proof: { password: PASSWORD }, caller };
    await whileAccountsAreLocked(api, accountId, (context) =>
      expect(exportData(context, request)).rejects.toThrow('lock timeout'),
    );
    expect(await readEvents(api, bearer)).not.toContain('dataExported');
    expect(await api.readEmailSubjects(email)).not.toContain('Your data was downloaded');
  });

  test('is limited to five a day', async () => {
    const { accessToken: bearer } = await newSession(api);
    for (let count = 0; count < 5; count += 1) expect((await download(bearer)).status).toBe(200);
    const { status, body } = await requestExport(bearer, { password: PASSWORD });
    expect([status, body.retryAfter]).toEqual([429, DAY]);
  });

  test('uses up no recovery code beyond the limit, and counts no failed confirmation toward it', async () => {
    const { accessToken: bearer } = await newSession(api);
    for (let count = 0; count < 5; count += 1) {
      expect((await requestExport(bearer, { password: 'not-the-password' })).status).toBe(422);
      expect((await download(bearer)).status).toBe(200);
    }
    const { recoveryCodes } = await enableTwoFactor(api, bearer);
    const refused = await requestExport(bearer, { password: PASSWORD, code: recoveryCodes[0] });
    expect(refused.status).toBe(429);
    const { body } = await api.call<TwoFactorStatus>('GET /auth/client/gg-2fa', { bearer });
    expect(body.data.recoveryCodesLeft).toBe(10);
  });
});
