import { openTestApi, PASSWORD } from '../../test/openTestApi';
import { readEvents, login, newPlayer, newSession } from '../../test/players';
import { generateTwoFactorCode, newTwoFactorSession } from '../../test/twoFactorPlayers';

const NEW_PASSWORD = 'a-new-tr0ub4dor';

describe('password reset', () => {
  const api = openTestApi({ limits: { resetsByEmail: { count: 5, seconds: 3600 } } });
  const request = (email: string, from = '10.0.0.1') =>
    api.call('POST /public/reset-password/request', { body: { email }, from });
  const confirm = (token: string, password = NEW_PASSWORD) =>
    api.call('POST /public/reset-password/confirm', { body: { token, password } });

  test('[C6] [A9] sets a new password once by an emailed link and rejects the old password', async () => {
    const { email } = await newPlayer(api);
    const response = await request(email.toUpperCase());
    expect([response.status, response.body.message]).toEqual([
      200,
      'If an account uses this email, we’ve sent a link to reset its password.',
    ]);
    expect(api.log.at(-1)).toContain(
      `Email to ${email}: Reset your password http://localhost:3000/reset-password?token=`,
    );
    const token = api.readEmailedToken();
    expect((await confirm(token)).body.message).toBe('Your password has been changed. You can log in now.');
    expect((await login(api, email, PASSWORD)).status).toBe(401);
    expect((await login(api, email, NEW_PASSWORD)).status).toBe(200);
    expect((await confirm(token, 'yet-another-one')).status).toBe(409);
    expect(await api.readEmailSubjects(email)).toEqual(
      expect.arrayContaining(['Your password was reset', 'Reset your password']),
    );
  });

  test('[C6] gives the same response after the same work for a known and an unknown email (B05)', async () => {
    const { email } = await newPlayer(api);
    const known = await request(email, '10.6.0.1');
    const before = api.log.length;
    const unknown = await request('nobody@example.com', '10.6.0.2');
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    expect(Object.keys(unknown.headers).sort()).toEqual(Object.keys(known.headers).sort());
    expect(api.log[before]).not.toContain('token=');
    const rows = await api.database.query('select hash from reset_tokens where account_id is null');
    expect(rows).toHaveLength(1);
  });

  test('tells a player who repeats a reset whose response was lost to log in with the new password', async () => {
    const { email } = await newPlayer(api);
    await request(email);
    const token = api.readEmailedToken();
    expect((await confirm(token)).status).toBe(200);
    const { status, body } = await confirm(token);
    expect([status, body.message]).toEqual([
      409,
      'This link has already been used. If you’ve just chosen a new password, log in with it. Otherwise, request a new link.',
    ]);
  });

  test('sets one password when a link is used three times concurrently', async () => {
    const { email } = await newPlayer(api);
    await request(email);
    const token = api.readEmailedToken();
    const passwords = ['first-of-the-two', 'second-of-the-two', 'third-of-the-two'];
    const responses = await Promise.all(passwords.map((password) => confirm(token, password)));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const winner = passwords[responses.findIndex(({ status }) => status === 200)]!;
    expect((await login(api, email, winner)).status).toBe(200);
  });

  test('rejects a link after an hour and a made-up one, and stores no token', async () => {
    const [prompt, { email }] = [await newPlayer(api), await newPlayer(api)];
    await request(prompt.email);
    const inTime = api.readEmailedToken();
    await request(email);
    const late = api.readEmailedToken();
    const rows = await api.database.query<{ hash: string }>('select hash from reset_tokens');
    expect(rows.length).toBeGreaterThan(0);
    for (const token of [inTime, late]) expect(rows.map(({ hash }) => hash)).not.toContain(token);
    api.advanceClock(60 * 60 - 1);
    expect((await confirm(inTime)).status).toBe(200);
    api.advanceClock(1);
    expect((await confirm(late)).status).toBe(410);
    expect((await confirm('invented')).status).toBe(404);
    expect((await login(api, email)).status).toBe(200);
  });

  test('[A14] rejects a weak password on its field and keeps the link valid', async () => {
    const { email } = await newPlayer(api, { username: 'tower_of_salt' });
    await request(email);
    const token = api.readEmailedToken();
    for (const password of ['short', 'password123', email, 'tower_of_salt']) {
      const { status, body } = await confirm(token, password);
      expect([status, Object.keys(body.errors!)]).toEqual([422, ['password']]);
    }
    expect((await confirm(token)).status).toBe(200);
  });

  test('of a closed account says that it is still closed, and keeps it closed', async () => {
    const { email, accessToken: bearer } = await newSession(api);
    await api.call('POST /shared/client/close', { bearer, body: { password: PASSWORD } });
    await request(email);
    const { status, body } = await confirm(api.readEmailedToken());
    expect([status, body]).toEqual([
      200,
      {
        message: 'Your password has been changed, but your account is still closed. Restore it to log in.',
        isAccountClosed: true,
      },
    ]);
    expect((await login(api, email, NEW_PASSWORD)).body.statusCode).toBe(5004);
  });

  test('ends every session and every other link, and logs the reset', async () => {
    const { email, accessToken, refreshToken } = await newSession(api);
    await request(email);
    const older = api.readEmailedToken();
    await request(email);
    expect((await confirm(api.readEmailedToken())).status).toBe(200);
    const profile = await api.call('GET /shared/client/profile', { bearer: accessToken });
    expect([profile.status, profile.body.statusCode]).toEqual([401, 5001]);
    expect((await api.call('POST /shared/auth/refresh', { bearer: refreshToken })).status).toBe(401);
    expect((await confirm(older, 'somebody-elses-1')).status).toBe(409);
    const { body } = await login(api, email, NEW_PASSWORD);
    expect(await readEvents(api, body.data.accessToken)).toEqual(['loggedIn', 'passwordReset', 'loggedIn']);
  });

  test('ends pending logins, even for the correct two-factor code', async () => {
    const { email, secret } = await newTwoFactorSession(api);
    const { gg2FAToken } = (await login(api, email)).body.data;
    await request(email);
    await confirm(api.readEmailedToken());
    const body = { code: await generateTwoFactorCode(api, secret) };
    const { status } = await api.call('POST /auth/client/gg-2fa/valid', { bearer: gg2FAToken, body });
    expect(status).toBe(401);
    const again = (await login(api, email, NEW_PASSWORD)).body.data.gg2FAToken;
    expect((await api.call('POST /auth/client/gg-2fa/valid', { bearer: again, body })).status).toBe(200);
  });

  test('ends lockouts caused by someone else, at the login and in a stolen session', async () => {
    const { email, accessToken } = await newSession(api);
    const exportData = (bearer: string, password: string) =>
      api.call('POST /shared/client/export', { bearer, body: { password } });
    for (let attempt = 0; attempt < 11; attempt += 1) {
      await login(api, email, 'not-the-password', '10.6.1.1');
      await exportData(accessToken, 'not-the-password');
    }
    expect((await login(api, email)).status).toBe(429);
    expect((await exportData(accessToken, PASSWORD)).status).toBe(429);
    await request(email);
    await confirm(api.readEmailedToken());
    const { status, body } = await login(api, email, NEW_PASSWORD);
    expect(status).toBe(200);
    expect((await exportData(body.data.accessToken, NEW_PASSWORD)).status).toBe(200);
  });

  test('pauses sending for a day', async () => {
    const { email } = await newPlayer(api);
    const friend = await newPlayer(api);
    await request(email);
    await confirm(api.readEmailedToken());
    const pay = async (key: string) => {
      const bearer = (await login(api, email, NEW_PASSWORD)).body.data.accessToken;
      return api.call('POST /auth/transaction/transfer', {
        bearer,
        headers: { 'idempotency-key': key },
        body: { recipient: friend.username, token: 'USDT', amount: '1' },
      });
    };
    const refused = await pay('paused-1');
    const text =
      'Sending is paused for 24 hours after a password reset or after turning off two-factor authentication.';
    expect([refused.status, refused.body.message, refused.body.errors]).toEqual([403, text, undefined]);
    expect(refused.body.retryAfter).toBe(24 * 60 * 60);
    const bearer = (await login(api, email, NEW_PASSWORD)).body.data.accessToken;
    const query = new URLSearchParams({ recipient: friend.username, token: 'USDT', amount: '1' });
    const reviewed = await api.call(`GET /auth/transaction/resolve?${query}`, { bearer });
    expect([reviewed.status, reviewed.body.message]).toEqual([403, text]);
    api.advanceClock(24 * 60 * 60);
    expect((await pay('paused-1')).status).toBe(200);
  });

  test('limits requests by email, for known and unknown emails', async () => {
    const { email } = await newPlayer(api);
    for (const [index, target] of [email, 'ghost@example.com'].entries()) {
      for (let round = 0; round < 5; round += 1)
        expect((await request(target, `10.7.${index}.1`)).status).toBe(200);
      const { status, body, headers } = await request(target, `10.7.${index}.1`);
      expect([status, body.statusCode]).toEqual([429, 4290]);
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    }
  });
});
