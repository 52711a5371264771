import type { LoginTokens } from '@hashgrid/contracts';
import { openTestApi } from '../../../test/openTestApi';
import { newSession } from '../../../test/players';

describe('sessions', () => {
  const api = openTestApi();
  const profile = (bearer: string) =>
    api.call<{ username: string }>('GET /shared/client/profile', { bearer });
  const refresh = (bearer: string) =>
    api.call<Required<LoginTokens>>('POST /shared/auth/refresh', { bearer });

  test('[C1] a call without the API key is refused, and not as an expired token', async () => {
    const { accessToken } = await newSession(api);
    for (const key of ['', 'wrong']) {
      const answer = await api.call('GET /shared/client/profile', { bearer: accessToken, headers: { key } });
      expect([answer.status, answer.body.statusCode]).toEqual([401, 401]);
      expect(answer.body.message).toContain('API key');
    }
  });

  test('[C1] [C10] the bearer says who is calling; cookies say nothing', async () => {
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

  test('[X1] an access token that is out of date gets 401 with 5000', async () => {
    const { accessToken } = await newSession(api);
    api.wait(9 * 60);
    expect((await profile(accessToken)).status).toBe(200);
    api.wait(2 * 60);
    const { status, body } = await profile(accessToken);
    expect([status, body.statusCode]).toEqual([401, 5000]);
  });

  test('[C8] a refresh token gives the next pair, and the new access token works', async () => {
    const { refreshToken, username } = await newSession(api);
    const { status, body } = await refresh(refreshToken);
    expect(status).toBe(200);
    expect(body.data.refreshToken).not.toBe(refreshToken);
    expect((await profile(body.data.accessToken)).body.data.username).toBe(username);
    expect((await refresh(body.data.refreshToken)).status).toBe(200);
  });

  test('[C8] [X4] two tabs that refresh at once get the same successor', async () => {
    const { refreshToken } = await newSession(api);
    const answers = await Promise.all([refresh(refreshToken), refresh(refreshToken)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers[0]!.body.data.refreshToken).toBe(answers[1]!.body.data.refreshToken);
    api.wait(20);
    expect((await refresh(refreshToken)).body.data.refreshToken).toBe(answers[0]!.body.data.refreshToken);
  });

  test('[X2] a refresh token used again after the grace ends the session for everyone', async () => {
    const { refreshToken } = await newSession(api);
    const next = (await refresh(refreshToken)).body.data;
    api.wait(31);
    const stolen = await refresh(refreshToken);
    expect([stolen.status, stolen.body.statusCode]).toEqual([401, 5001]);
    expect((await refresh(next.refreshToken)).status).toBe(401);
    expect((await profile(next.accessToken)).body.statusCode).toBe(5001);
  });

  test('an access token does not refresh, a refresh token does not read', async () => {
    const { accessToken, refreshToken } = await newSession(api);
    expect((await refresh(accessToken)).status).toBe(401);
    expect((await profile(refreshToken)).body.statusCode).toBe(401);
  });

  test('[A8] after signing out both tokens are worth nothing, other sessions go on', async () => {
    const { accessToken, refreshToken } = await newSession(api);
    const other = await newSession(api);
    const answer = await api.call('DELETE /shared/auth/sessions/current', { bearer: accessToken });
    expect([answer.status, answer.body.message]).toEqual([200, 'You are signed out.']);
    expect((await profile(accessToken)).body.statusCode).toBe(5001);
    expect((await refresh(refreshToken)).body.statusCode).toBe(5001);
    expect((await profile(other.accessToken)).status).toBe(200);
  });

  test('a session ends after thirty days without a refresh', async () => {
    const { refreshToken } = await newSession(api);
    api.wait(31 * 24 * 60 * 60);
    expect((await refresh(refreshToken)).body.statusCode).toBe(5001);
  });

  test('refresh tokens are stored as hashes', async () => {
    const { refreshToken } = await newSession(api);
    const rows = await api.database.query<{ hash: string }>('select hash from refresh_tokens');
    expect(rows.map(({ hash }) => hash)).not.toContain(refreshToken);
  });
});
