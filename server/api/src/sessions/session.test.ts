import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { LoginTokens, Session } from '@hashgrid/contracts';
import { BROWSERS } from '../../test/browsers';
import { API_KEY, openTestApi, PASSWORD } from '../../test/openTestApi';
import { readEvents, login, newPlayer, newSession } from '../../test/players';

describe('sessions', () => {
  const api = openTestApi();
  const profile = (bearer: string) =>
    api.call<{ username: string }>('GET /shared/client/profile', { bearer });
  const refresh = (bearer: string) =>
    api.call<Required<LoginTokens>>('POST /shared/auth/refresh', { bearer });

  test('[C1] rejects a call without a valid API key, but not with the code of an expired token', async () => {
    const { accessToken } = await newSession(api);
    for (const key of ['', 'wrong']) {
      const response = await api.call('GET /shared/client/profile', {
        bearer: accessToken,
        headers: { key },
      });
      expect([response.status, response.body.statusCode]).toEqual([401, 401]);
      expect(response.body.message).toContain('API key');
    }
  });

  test('[C1] [C10] identifies the caller by the bearer token, never by cookies', async () => {
    const { accessToken, username, email } = await newSession(api);
    expect((await profile(accessToken)).body.data).toEqual({
      id: expect.any(String),
      username,
      email,
      referralCode: expect.stringMatching(/^[2-9A-Z]{8}$/),
      photo: { completedUrl: null },
      name: null,
      country: null,
      hasTwoFactor: false,
      isStaff: false,
      flags: {},
      preferences: null,
      createdAt: expect.stringMatching(/^2026-.*Z$/),
    });
    const cookie = await api.call('GET /shared/client/profile', {
      headers: { cookie: `accessToken=${accessToken}` },
    });
    expect([cookie.status, cookie.body.statusCode]).toEqual([401, 401]);
    for (const bearer of [
      'nonsense',
      `${accessToken}x`,
      'eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIiwiYXVkIjoiYWNjZXNzIn0.',
    ])
      expect((await profile(bearer)).body.statusCode).toBe(401);
  });

  test('[X1] returns 401 with code 5000 for an expired access token', async () => {
    const { accessToken } = await newSession(api);
    api.advanceClock(9 * 60);
    expect((await profile(accessToken)).status).toBe(200);
    api.advanceClock(2 * 60);
    const { status, body } = await profile(accessToken);
    expect([status, body.statusCode]).toEqual([401, 5000]);
  });

  test('[C8] exchanges a refresh token for the next pair of tokens', async () => {
    const { refreshToken, username } = await newSession(api);
    const { status, body } = await refresh(refreshToken);
    expect(status).toBe(200);
    expect(body.data.refreshToken).not.toBe(refreshToken);
    expect((await profile(body.data.accessToken)).body.data.username).toBe(username);
    expect((await refresh(body.data.refreshToken)).status).toBe(200);
  });

  test('[C8] [X4] gives two tabs that refresh concurrently the same successor', async () => {
    const { refreshToken } = await newSession(api);
    const responses = await Promise.all([refresh(refreshToken), refresh(refreshToken)]);
    expect(responses.map(({ status }) => status)).toEqual([200, 200]);
    expect(responses[0]!.body.data.refreshToken).toBe(responses[1]!.body.data.refreshToken);
    api.advanceClock(20);
    expect((await refresh(refreshToken)).body.data.refreshToken).toBe(responses[0]!.body.data.refreshToken);
  });

  test('[X2] ends the session when a refresh token is reused after the grace period', async () => {
    const { refreshToken } = await newSession(api);
    const next = (await refresh(refreshToken)).body.data;
    api.advanceClock(31);
    const stolen = await refresh(refreshToken);
    expect([stolen.status, stolen.body.statusCode]).toEqual([401, 5001]);
    expect((await refresh(next.refreshToken)).status).toBe(401);
    expect((await profile(next.accessToken)).body.statusCode).toBe(5001);
  });

  test('rejects an access token for refreshing and a refresh token for reading', async () => {
    const { accessToken, refreshToken } = await newSession(api);
    expect((await refresh(accessToken)).status).toBe(401);
    expect((await profile(refreshToken)).body.statusCode).toBe(401);
  });

  test('[A8] invalidates both tokens on logout and keeps other sessions', async () => {
    const { accessToken, refreshToken } = await newSession(api);
    const other = await newSession(api);
    const response = await api.call('DELETE /shared/auth/sessions/current', { bearer: accessToken });
    expect([response.status, response.body.message]).toEqual([200, 'You’ve been logged out.']);
    expect((await profile(accessToken)).body.statusCode).toBe(5001);
    expect((await refresh(refreshToken)).body.statusCode).toBe(5001);
    expect((await profile(other.accessToken)).status).toBe(200);
  });

  test('ends a session after thirty days without a refresh', async () => {
    const { refreshToken } = await newSession(api);
    api.advanceClock(31 * 24 * 60 * 60);
    expect((await refresh(refreshToken)).body.statusCode).toBe(5001);
  });

  test('stores refresh tokens as hashes', async () => {
    const { refreshToken } = await newSession(api);
    const rows = await api.database.query<{ hash: string }>('select hash from refresh_tokens');
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.map(({ hash }) => hash)).not.toContain(refreshToken);
  });

  test('logs and emails the reuse of a refresh token once', async () => {
    const { email, refreshToken } = await newSession(api);
    await refresh(refreshToken);
    api.advanceClock(31);
    await Promise.all([refresh(refreshToken), refresh(refreshToken), refresh(refreshToken)]);
    const { accessToken } = (await login(api, email)).body.data;
    expect(await readEvents(api, accessToken)).toEqual(['loggedIn', 'sessionReused', 'loggedIn']);
    expect(await api.readEmailSubjects(email)).toEqual([
      'We ended one of your sessions',
      'Activate your account',
    ]);
  });

  describe('of a player', () => {
    const sessions = async (bearer: string) =>
      (await api.call<{ sessions: Session[] }>('GET /shared/auth/sessions', { bearer })).body.data.sessions;
    const end = (bearer: string, id: string) => api.call(`DELETE /shared/auth/sessions/${id}`, { bearer });

    /** Creates a player who is logged in on a computer and on a phone. */
    async function newPlayerOnTwoDevices() {
      const { email } = await newPlayer(api);
      const desktop = await login(api, email, PASSWORD, '198.51.100.1', BROWSERS.chromeOnWindows);
      api.advanceClock(60);
      const phone = await login(api, email, PASSWORD, '198.51.100.2', BROWSERS.safariOnPhone);
      return { email, desktop: desktop.body.data, phone: phone.body.data };
    }

    test('are listed with device, IP address and time, most recently used first, with the current one marked', async () => {
      const { desktop } = await newPlayerOnTwoDevices();
      expect(await sessions(desktop.accessToken)).toEqual([
        {
          id: expect.any(String),
          device: { browser: 'Safari 17', system: 'iOS 17.2', kind: 'mobile' },
          ipAddress: '198.51.100.2',
          createdAt: expect.any(String),
          usedAt: expect.any(String),
          isCurrent: false,
        },
        expect.objectContaining({
          device: { browser: 'Chrome 140', system: 'Windows 10+', kind: 'desktop' },
          ipAddress: '198.51.100.1',
          isCurrent: true,
        }),
      ]);
      api.advanceClock(60);
      await api.call('POST /shared/auth/refresh', {
        bearer: desktop.refreshToken,
        from: '203.0.113.8',
        headers: { 'user-agent': BROWSERS.nextChromeOnWindows },
      });
      const [used] = await sessions(desktop.accessToken);
      expect([used!.isCurrent, used!.ipAddress, used!.device.browser]).toEqual([
        true,
        '203.0.113.8',
        'Chrome 141',
      ]);
    });

    test('[A8] can be ended one at a time, which invalidates the tokens immediately', async () => {
      const { desktop, phone } = await newPlayerOnTwoDevices();
      const [{ id } = { id: '' }] = await sessions(desktop.accessToken);
      expect((await end(desktop.accessToken, id)).body).toEqual({ message: 'Session ended.' });
      expect((await profile(phone.accessToken)).body.statusCode).toBe(5001);
      expect((await refresh(phone.refreshToken)).body.statusCode).toBe(5001);
      expect(await sessions(desktop.accessToken)).toHaveLength(1);
      const again = await end(desktop.accessToken, id);
      expect([again.status, again.body.message]).toEqual([404, 'That session has already ended.']);
      expect((await readEvents(api, desktop.accessToken))[0]).toBe('sessionEnded');
    });

    test('are logged out of, rather than ended, by their own ID, even in capitals', async () => {
      const { desktop, phone } = await newPlayerOnTwoDevices();
      const own = (await sessions(phone.accessToken)).find(({ isCurrent }) => isCurrent)!;
      expect((await end(phone.accessToken, own.id.toUpperCase())).status).toBe(200);
      expect((await readEvents(api, desktop.accessToken))[0]).toBe('loggedOut');
    });

    test('can be ended all together except for the current one', async () => {
      const { email, desktop, phone } = await newPlayerOnTwoDevices();
      await login(api, email);
      const response = await api.call('DELETE /shared/auth/sessions', { bearer: phone.accessToken });
      expect([response.status, response.body]).toEqual([200, { message: 'Logged out everywhere else.' }]);
      expect((await profile(desktop.accessToken)).body.statusCode).toBe(5001);
      expect((await sessions(phone.accessToken)).map(({ isCurrent }) => isCurrent)).toEqual([true]);
    });

    test('no longer authorize a payment whose body arrives after they have ended', async () => {
      const { desktop, phone } = await newPlayerOnTwoDevices();
      const { username: recipient } = await newPlayer(api);
      async function* endSessionAndSendBody() {
        await api.call('DELETE /shared/auth/sessions', { bearer: desktop.accessToken });
        yield JSON.stringify({ recipient, token: 'USDT', amount: '1' });
      }
      const payment = await api.app.inject({
        method: 'POST',
        url: '/api/v1/auth/transaction/transfer',
        headers: {
          key: API_KEY,
          authorization: `Bearer ${phone.accessToken}`,
          'idempotency-key': randomUUID(),
          'content-type': 'application/json',
        },
        // Read once the headers have been accepted.
        payload: Readable.from(endSessionAndSendBody()),
      });
      expect(payment.json()).toMatchObject({ statusCode: 5001 });
    });

    test('are not accessible to other players (B06)', async () => {
      const { desktop } = await newPlayerOnTwoDevices();
      const [{ id } = { id: '' }] = await sessions(desktop.accessToken);
      const stranger = await newSession(api);
      const foreign = await end(stranger.accessToken, id);
      const invented = await end(stranger.accessToken, '00000000-0000-4000-8000-000000000000');
      expect(foreign.status).toBe(404);
      expect(foreign.body).toEqual(invented.body);
      expect((await end(stranger.accessToken, 'nonsense')).status).toBe(422);
      expect(await sessions(desktop.accessToken)).toHaveLength(2);
    });
  });
});
