import type { LoginTokens, Profile, RecoveryCodes, TwoFactorStatus } from '@hashgrid/contracts';
import { openTestApi, PASSWORD } from '../../test/openTestApi';
import { login, newSession, readEvents } from '../../test/players';
import {
  generateTwoFactorCode,
  finishTwoFactorSetup,
  newTwoFactorSession,
  startTwoFactorSetup,
} from '../../test/twoFactorPlayers';

describe('two-factor settings', () => {
  const api = openTestApi({ limits: { codesByIpAddress: { count: 10_000, seconds: 60 } } });

  const readStatus = async (bearer: string) =>
    (await api.call<TwoFactorStatus>('GET /auth/client/gg-2fa', { bearer })).body.data;
  const disable = (bearer: string, body: object) =>
    api.call('POST /auth/client/gg-2fa/disable', { bearer, body });
  const renew = (bearer: string, body: object) =>
    api.call<RecoveryCodes>('POST /auth/client/gg-2fa/recovery-codes', { bearer, body });
  const confirmLogin = (bearer: string, code: string) =>
    api.call<LoginTokens>('POST /auth/client/gg-2fa/valid', { bearer, body: { code } });
  const hasTwoFactor = async (bearer: string) =>
    (await api.call<Profile>('GET /shared/client/profile', { bearer })).body.data.hasTwoFactor;

  test('[C14] returns a secret and its URL for a setup, and enables nothing before a code is confirmed', async () => {
    const { accessToken, email } = await newSession(api);
    const { status, body } = await startTwoFactorSetup(api, accessToken);
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
    expect(await readStatus(accessToken)).toEqual({
      isEnabled: false,
      enabledAt: null,
      recoveryCodesLeft: 0,
    });
    expect(await hasTwoFactor(accessToken)).toBe(false);
    expect(Object.keys((await login(api, email)).body.data)).toContain('accessToken');
  });

  test('enables the second factor with the first code, returns ten recovery codes and marks the code as used', async () => {
    const { accessToken, email } = await newSession(api);
    const { secret } = (await startTwoFactorSetup(api, accessToken)).body.data;
    const code = await generateTwoFactorCode(api, secret);
    const { status, body } = await finishTwoFactorSetup(api, accessToken, code);
    expect([status, body.message]).toEqual([200, 'Two-factor authentication is on.']);
    expect(body.data.recoveryCodes).toHaveLength(10);
    expect(await readStatus(accessToken)).toEqual({
      isEnabled: true,
      enabledAt: api.context.now().toISOString(),
      recoveryCodesLeft: 10,
    });
    expect(await hasTwoFactor(accessToken)).toBe(true);
    const { gg2FAToken } = (await login(api, email)).body.data;
    expect((await confirmLogin(gg2FAToken, code)).body.errors).toHaveProperty('code');
    expect((await disable(accessToken, { password: PASSWORD, code })).body.errors).toHaveProperty('code');
    api.advanceClock(30);
    expect((await confirmLogin(gg2FAToken, await generateTwoFactorCode(api, secret))).status).toBe(200);
    expect(await api.readEmailSubjects(email)).toContain('Two-factor authentication is on');
  });

  test('generates a new secret for each setup and accepts only the last one', async () => {
    const { accessToken } = await newSession(api);
    const first = (await startTwoFactorSetup(api, accessToken)).body.data.secret;
    const second = (await startTwoFactorSetup(api, accessToken)).body.data.secret;
    expect(second).not.toBe(first);
    const old = await finishTwoFactorSetup(api, accessToken, await generateTwoFactorCode(api, first));
    expect([old.status, old.body.errors]).toEqual([422, { code: [expect.any(String)] }]);
    expect(
      (await finishTwoFactorSetup(api, accessToken, await generateTwoFactorCode(api, second))).status,
    ).toBe(200);
  });

  test('expires a setup after half an hour and rejects a code without a setup', async () => {
    const { accessToken, refreshToken } = await newSession(api);
    expect((await finishTwoFactorSetup(api, accessToken, '123456')).status).toBe(409);
    const { secret } = (await startTwoFactorSetup(api, accessToken)).body.data;
    api.advanceClock(29 * 60);
    const bearer = (
      await api.call<Required<LoginTokens>>('POST /shared/auth/refresh', { bearer: refreshToken })
    ).body.data.accessToken;
    expect((await finishTwoFactorSetup(api, bearer, '000000')).status).toBe(422);
    api.advanceClock(2 * 60);
    const late = await finishTwoFactorSetup(api, bearer, await generateTwoFactorCode(api, secret));
    expect([late.status, late.body.message]).toEqual([409, 'This setup has expired. Please start again.']);
  });

  test('enables once for five concurrent confirmations', async () => {
    const { accessToken } = await newSession(api);
    const { secret } = (await startTwoFactorSetup(api, accessToken)).body.data;
    const code = await generateTwoFactorCode(api, secret);
    const responses = await Promise.all(
      Array.from({ length: 5 }, () => finishTwoFactorSetup(api, accessToken, code)),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
    expect((await readStatus(accessToken)).recoveryCodesLeft).toBe(10);
  });

  test('does not lock the player out when many requests send the correct password or setup code at once', async () => {
    const { accessToken } = await newSession(api);
    const setups = await Promise.all(Array.from({ length: 25 }, () => startTwoFactorSetup(api, accessToken)));
    expect(new Set(setups.map(({ status }) => status))).toEqual(new Set([200]));
    const { secret } = (await startTwoFactorSetup(api, accessToken)).body.data;
    const code = await generateTwoFactorCode(api, secret);
    const enabled = await Promise.all(
      Array.from({ length: 25 }, () => finishTwoFactorSetup(api, accessToken, code)),
    );
    expect(enabled.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(24).fill(409)]);
  });

  test('counts incorrect setup codes toward the lockout', async () => {
    const { accessToken, email } = await newSession(api);
    const { secret } = (await startTwoFactorSetup(api, accessToken)).body.data;
    for (let attempt = 0; attempt < 10; attempt += 1)
      expect((await finishTwoFactorSetup(api, accessToken, '000000')).status).toBe(422);
    expect(
      (await finishTwoFactorSetup(api, accessToken, await generateTwoFactorCode(api, secret))).status,
    ).toBe(429);
    expect((await login(api, email)).status).toBe(200);
    expect(await hasTwoFactor(accessToken)).toBe(false);
    api.advanceClock(15 * 60);
    const bearer = (await login(api, email)).body.data.accessToken;
    expect((await finishTwoFactorSetup(api, bearer, await generateTwoFactorCode(api, secret))).status).toBe(
      200,
    );
  });

  test('rejects another setup while the second factor is enabled', async () => {
    const { accessToken, secret } = await newTwoFactorSession(api);
    expect((await startTwoFactorSetup(api, accessToken)).status).toBe(409);
    expect(
      (await finishTwoFactorSetup(api, accessToken, await generateTwoFactorCode(api, secret))).status,
    ).toBe(409);
    expect((await readStatus(accessToken)).isEnabled).toBe(true);
  });

  test('counts incorrect passwords toward the lockout', async () => {
    const { accessToken, email } = await newSession(api);
    for (let attempt = 0; attempt < 10; attempt += 1) {
      const { status, body } = await startTwoFactorSetup(api, accessToken, 'not-the-password');
      expect([status, body.errors]).toEqual([422, { password: ['Incorrect password.'] }]);
    }
    expect((await startTwoFactorSetup(api, accessToken)).status).toBe(429);
    expect((await login(api, email)).status).toBe(200);
  });

  test('refuses even a correct code after ten incorrect ones, with a session and the password', async () => {
    const { accessToken, secret } = await newTwoFactorSession(api);
    const statuses: number[] = [];
    for (let guess = 0; guess < 12; guess += 1)
      statuses.push((await disable(accessToken, { password: PASSWORD, code: '000000' })).status);
    expect(statuses).toEqual([...Array<number>(10).fill(422), 429, 429]);
    const locked = await disable(accessToken, {
      password: PASSWORD,
      code: await generateTwoFactorCode(api, secret),
    });
    expect(locked.status).toBe(429);
    expect((await readStatus(accessToken)).isEnabled).toBe(true);
  });

  test('requires both factors for new recovery codes and invalidates the old ones', async () => {
    const { accessToken, email, secret, recoveryCodes } = await newTwoFactorSession(api);
    const wrongPassword = await renew(accessToken, {
      password: 'not-the-password',
      code: await generateTwoFactorCode(api, secret),
    });
    expect(Object.keys(wrongPassword.body.errors!)).toEqual(['password']);
    const wrongCode = await renew(accessToken, { password: PASSWORD, code: '000000' });
    expect(Object.keys(wrongCode.body.errors!)).toEqual(['code']);
    const code = await generateTwoFactorCode(api, secret);
    const { status, body } = await renew(accessToken, { password: PASSWORD, code });
    expect(status).toBe(200);
    expect(body.data.recoveryCodes).toHaveLength(10);
    expect(body.data.recoveryCodes).not.toEqual(expect.arrayContaining([recoveryCodes[0]]));
    const { gg2FAToken } = (await login(api, email)).body.data;
    expect((await confirmLogin(gg2FAToken, recoveryCodes[0]!)).status).toBe(422);
    expect((await confirmLogin(gg2FAToken, body.data.recoveryCodes[0]!)).status).toBe(200);
    expect((await readStatus(accessToken)).recoveryCodesLeft).toBe(9);
    expect(await api.readEmailSubjects(email)).toEqual(
      expect.arrayContaining(['You have new recovery codes', 'A recovery code was used']),
    );
  });

  test('requires both factors to disable the second one, pauses sending for a day, and logs and emails the change', async () => {
    const { accessToken, email, username, secret } = await newTwoFactorSession(api);
    expect((await disable(accessToken, { password: PASSWORD, code: '000000' })).status).toBe(422);
    expect(
      (await disable(accessToken, { code: await generateTwoFactorCode(api, secret) })).body.errors,
    ).toEqual({
      password: ['This field is required.'],
    });
    const { status, body } = await disable(accessToken, {
      password: PASSWORD,
      code: await generateTwoFactorCode(api, secret),
    });
    expect([status, body.message]).toEqual([
      200,
      'Two-factor authentication is off. Sending, large swaps and large purchases are paused for 24 hours.',
    ]);
    expect(await readStatus(accessToken)).toEqual({
      isEnabled: false,
      enabledAt: null,
      recoveryCodesLeft: 0,
    });
    const rows = await api.database.query<{ until: Date }>(
      'select sends_paused_until as until from accounts where username = $1',
      [username],
    );
    expect(rows[0]!.until.getTime() - api.context.now().getTime()).toBe(24 * 60 * 60 * 1000);
    expect(Object.keys((await login(api, email)).body.data)).toContain('accessToken');
    expect((await disable(accessToken, { password: PASSWORD, code: '000000' })).status).toBe(409);
    expect(await readEvents(api, accessToken)).toEqual(
      expect.arrayContaining(['twoFactorEnabled', 'twoFactorDisabled']),
    );
    expect(await api.readEmailSubjects(email)).toContain('Two-factor authentication is off');
  });

  test('disables the second factor with a recovery code and ends pending logins', async () => {
    const { accessToken, email, secret, recoveryCodes } = await newTwoFactorSession(api);
    const { gg2FAToken } = (await login(api, email)).body.data;
    const disabled = await disable(accessToken, { password: PASSWORD, code: recoveryCodes[9]! });
    expect(disabled.status).toBe(200);
    const late = await confirmLogin(gg2FAToken, await generateTwoFactorCode(api, secret));
    expect([late.status, late.body.message]).toEqual([
      401,
      'This login attempt timed out. Please start again.',
    ]);
    expect(await readEvents(api, accessToken)).toEqual(expect.arrayContaining(['recoveryCodeUsed']));
  });

  test('stores neither secrets nor recovery codes in plain text', async () => {
    const { secret, recoveryCodes } = await newTwoFactorSession(api);
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
  ])('requires a bearer token for %s and rejects unknown fields', async (line, body) => {
    const { accessToken, email } = await newTwoFactorSession(api);
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
