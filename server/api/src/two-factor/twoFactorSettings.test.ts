import type {
  LoginTokens,
  Profile,
  RecoveryCodes,
  SecurityEvents,
  TwoFactorStatus,
} from '@hashgrid/contracts';
import { openTestApi, PASSWORD } from '../../test/openTestApi';
import { login, newSession } from '../../test/players';
import { codeOf, enable, newProtectedSession, setUp } from '../../test/protectedPlayers';

describe('two-factor settings', () => {
  const api = openTestApi({ limits: { codesByAddress: { count: 10_000, seconds: 60 } } });

  const statusOf = async (bearer: string) =>
    (await api.call<TwoFactorStatus>('GET /auth/client/gg-2fa', { bearer })).body.data;
  const disable = (bearer: string, body: object) =>
    api.call('POST /auth/client/gg-2fa/disable', { bearer, body });
  const renew = (bearer: string, body: object) =>
    api.call<RecoveryCodes>('POST /auth/client/gg-2fa/recovery-codes', { bearer, body });
  const valid = (bearer: string, code: string) =>
    api.call<LoginTokens>('POST /auth/client/gg-2fa/valid', { bearer, body: { code } });
  const hasTwoFactor = async (bearer: string) =>
    (await api.call<Profile>('GET /shared/client/profile', { bearer })).body.data.hasTwoFactor;
  const eventsOf = async (bearer: string) =>
    (await api.call<SecurityEvents>('GET /shared/auth/security-events', { bearer })).body.data.items.map(
      ({ kind }) => kind,
    );
  const mailsTo = async (email: string) =>
    (
      await api.database.query<{ subject: string }>(
        'select subject from mails where recipient = $1 order by id',
        [email],
      )
    ).map(({ subject }) => subject);

  test('[C14] set-up gives a secret and its address, and nothing is active before a code', async () => {
    const { accessToken, email } = await newSession(api);
    const { status, body } = await setUp(api, accessToken);
    expect(status).toBe(200);
    expect(body.data.secret).toMatch(/^[A-Z2-7]{32}$/);
    const url = new URL(body.data.url);
    expect([url.protocol, url.host, decodeURIComponent(url.pathname)]).toEqual([
      'otpauth:',
      'totp',
      `/Hashgrid:${email}`,
    ]);
    expect(url.searchParams.get('secret')).toBe(body.data.secret);
    expect(url.searchParams.get('issuer')).toBe('Hashgrid');
    expect(await statusOf(accessToken)).toEqual({ isEnabled: false, enabledAt: null, recoveryCodesLeft: 0 });
    expect(await hasTwoFactor(accessToken)).toBe(false);
    expect(Object.keys((await login(api, email)).body.data)).toContain('accessToken');
  });

  test('the first code enables it, gives ten recovery codes, and counts as used', async () => {
    const { accessToken, email } = await newSession(api);
    const { secret } = (await setUp(api, accessToken)).body.data;
    const code = await codeOf(api, secret);
    const { status, body } = await enable(api, accessToken, code);
    expect([status, body.message]).toEqual([200, 'Two-factor authentication is on.']);
    expect(body.data.recoveryCodes).toHaveLength(10);
    expect(await statusOf(accessToken)).toEqual({
      isEnabled: true,
      enabledAt: api.context.now().toISOString(),
      recoveryCodesLeft: 10,
    });
    expect(await hasTwoFactor(accessToken)).toBe(true);
    const { gg2FAToken } = (await login(api, email)).body.data;
    expect((await valid(gg2FAToken, code)).body.errors).toHaveProperty('code');
    expect((await disable(accessToken, { password: PASSWORD, code })).body.errors).toHaveProperty('code');
    api.wait(30);
    expect((await valid(gg2FAToken, await codeOf(api, secret))).status).toBe(200);
    expect(await mailsTo(email)).toContain('Two-factor authentication is on');
  });

  test('each set-up has a fresh secret, and only the last one counts', async () => {
    const { accessToken } = await newSession(api);
    const first = (await setUp(api, accessToken)).body.data.secret;
    const second = (await setUp(api, accessToken)).body.data.secret;
    expect(second).not.toBe(first);
    const old = await enable(api, accessToken, await codeOf(api, first));
    expect([old.status, old.body.errors]).toEqual([422, { code: [expect.any(String)] }]);
    expect((await enable(api, accessToken, await codeOf(api, second))).status).toBe(200);
  });

  test('a set-up is over after half an hour, and there is none before it began', async () => {
    const { accessToken, refreshToken } = await newSession(api);
    expect((await enable(api, accessToken, '123456')).status).toBe(409);
    const { secret } = (await setUp(api, accessToken)).body.data;
    api.wait(31 * 60);
    const bearer = (
      await api.call<Required<LoginTokens>>('POST /shared/auth/refresh', { bearer: refreshToken })
    ).body.data.accessToken;
    const late = await enable(api, bearer, await codeOf(api, secret));
    expect([late.status, late.body.message]).toEqual([409, 'This setup has expired. Please start again.']);
  });

  test('five confirmations at once enable once', async () => {
    const { accessToken } = await newSession(api);
    const { secret } = (await setUp(api, accessToken)).body.data;
    const code = await codeOf(api, secret);
    const answers = await Promise.all(Array.from({ length: 5 }, () => enable(api, accessToken, code)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
    expect((await statusOf(accessToken)).recoveryCodesLeft).toBe(10);
  });

  test('wrong codes of a set-up count towards the lock of the account', async () => {
    const { accessToken, email } = await newSession(api);
    const { secret } = (await setUp(api, accessToken)).body.data;
    for (let attempt = 0; attempt < 10; attempt += 1)
      expect((await enable(api, accessToken, '000000')).status).toBe(422);
    expect((await enable(api, accessToken, await codeOf(api, secret))).status).toBe(429);
    expect((await login(api, email)).status).toBe(429);
    expect(await hasTwoFactor(accessToken)).toBe(false);
    api.wait(15 * 60);
    const bearer = (await login(api, email)).body.data.accessToken;
    expect((await enable(api, bearer, await codeOf(api, secret))).status).toBe(200);
  });

  test('while it is on there is no other set-up', async () => {
    const { accessToken, secret } = await newProtectedSession(api);
    expect((await setUp(api, accessToken)).status).toBe(409);
    expect((await enable(api, accessToken, await codeOf(api, secret))).status).toBe(409);
    expect((await statusOf(accessToken)).isEnabled).toBe(true);
  });

  test('wrong passwords count towards the lock of the account', async () => {
    const { accessToken, email } = await newSession(api);
    for (let attempt = 0; attempt < 10; attempt += 1) {
      const { status, body } = await setUp(api, accessToken, 'not-the-password');
      expect([status, body.errors]).toEqual([422, { password: ['Incorrect password.'] }]);
    }
    expect((await setUp(api, accessToken)).status).toBe(429);
    expect((await login(api, email)).status).toBe(429);
  });

  test('who has session and password has ten guesses at the code', async () => {
    const { accessToken, secret } = await newProtectedSession(api);
    const statuses: number[] = [];
    for (let guess = 0; guess < 12; guess += 1)
      statuses.push((await disable(accessToken, { password: PASSWORD, code: '000000' })).status);
    expect(statuses).toEqual([...Array<number>(10).fill(422), 429, 429]);
    const locked = await disable(accessToken, { password: PASSWORD, code: await codeOf(api, secret) });
    expect(locked.status).toBe(429);
    expect((await statusOf(accessToken)).isEnabled).toBe(true);
  });

  test('new recovery codes need both factors, and the old ones are worth nothing then', async () => {
    const { accessToken, email, secret, recoveryCodes } = await newProtectedSession(api);
    const wrong = await renew(accessToken, { password: 'not-the-password', code: await codeOf(api, secret) });
    expect(Object.keys(wrong.body.errors!)).toEqual(['password']);
    const code = await codeOf(api, secret);
    const { status, body } = await renew(accessToken, { password: PASSWORD, code });
    expect(status).toBe(200);
    expect(body.data.recoveryCodes).toHaveLength(10);
    expect(body.data.recoveryCodes).not.toEqual(expect.arrayContaining([recoveryCodes[0]]));
    const { gg2FAToken } = (await login(api, email)).body.data;
    expect((await valid(gg2FAToken, recoveryCodes[0]!)).status).toBe(422);
    expect((await valid(gg2FAToken, body.data.recoveryCodes[0]!)).status).toBe(200);
    expect((await statusOf(accessToken)).recoveryCodesLeft).toBe(9);
    expect(await mailsTo(email)).toEqual(
      expect.arrayContaining(['You have new recovery codes', 'A recovery code was used']),
    );
  });

  test('disabling needs both factors, pauses sends for a day, is logged and mailed', async () => {
    const { accessToken, email, username, secret } = await newProtectedSession(api);
    expect((await disable(accessToken, { password: PASSWORD, code: '000000' })).status).toBe(422);
    expect((await disable(accessToken, { code: await codeOf(api, secret) })).body.errors).toEqual({
      password: ['This field is required.'],
    });
    const { status, body } = await disable(accessToken, {
      password: PASSWORD,
      code: await codeOf(api, secret),
    });
    expect([status, body.message]).toEqual([
      200,
      'Two-factor authentication is off. Sending is paused for 24 hours.',
    ]);
    expect(await statusOf(accessToken)).toEqual({ isEnabled: false, enabledAt: null, recoveryCodesLeft: 0 });
    const rows = await api.database.query<{ until: Date }>(
      'select sends_paused_until as until from accounts where username = $1',
      [username],
    );
    expect(rows[0]!.until.getTime() - api.context.now().getTime()).toBe(24 * 60 * 60 * 1000);
    expect(Object.keys((await login(api, email)).body.data)).toContain('accessToken');
    expect((await disable(accessToken, { password: PASSWORD, code: '000000' })).status).toBe(409);
    expect(await eventsOf(accessToken)).toEqual(
      expect.arrayContaining(['twoFactorEnabled', 'twoFactorDisabled']),
    );
    expect(await mailsTo(email)).toContain('Two-factor authentication is off');
  });

  test('a recovery code disables too, and a sign-in that waited for its code ends there', async () => {
    const { accessToken, email, secret, recoveryCodes } = await newProtectedSession(api);
    const { gg2FAToken } = (await login(api, email)).body.data;
    const disabled = await disable(accessToken, { password: PASSWORD, code: recoveryCodes[9]! });
    expect(disabled.status).toBe(200);
    expect((await valid(gg2FAToken, await codeOf(api, secret))).status).toBe(422);
    expect(await eventsOf(accessToken)).toEqual(expect.arrayContaining(['recoveryCodeUsed']));
  });

  test('secrets and recovery codes are not in the database', async () => {
    const { secret, recoveryCodes } = await newProtectedSession(api);
    const rows = await api.database.query<{ text: string }>(
      `select secret as text from two_factor union all select hash from recovery_codes`,
    );
    const stored = rows.map(({ text }) => text).join('\n');
    for (const text of [secret, ...recoveryCodes, ...recoveryCodes.map((code) => code.replace('-', ''))])
      expect(stored).not.toContain(text);
  });

  test.each([
    ['GET /auth/client/gg-2fa', undefined],
    ['POST /auth/client/gg-2fa/setup', { password: PASSWORD }],
    ['POST /auth/client/gg-2fa/enable', { code: '123456' }],
    ['POST /auth/client/gg-2fa/disable', { password: PASSWORD, code: '123456' }],
    ['POST /auth/client/gg-2fa/recovery-codes', { password: PASSWORD, code: '123456' }],
  ])('%s is for the signed in, by bearer alone, and takes no foreign field', async (line, body) => {
    const { accessToken, email } = await newProtectedSession(api);
    const { gg2FAToken } = (await login(api, email)).body.data;
    expect((await api.call(line, { body })).status).toBe(401);
    const cookie = await api.call(line, { body, headers: { cookie: `accessToken=${accessToken}` } });
    expect(cookie.status).toBe(401);
    expect((await api.call(line, { body, bearer: gg2FAToken })).body.statusCode).toBe(5003);
    if (!body) return;
    const extra = await api.call(line, { bearer: accessToken, body: { ...body, accountId: 'another' } });
    expect([extra.status, Object.keys(extra.body.errors!)]).toEqual([422, ['accountId']]);
  });
});
