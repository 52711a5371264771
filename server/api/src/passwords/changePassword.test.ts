import { DEVICE_TOKEN_HEADER, type LoginTokens, type Profile } from '@hashgrid/contracts';
import { openTestApi, PASSWORD } from '../../test/openTestApi';
import { readEvents, login, newPlayer, newSession } from '../../test/players';
import { LIMITS } from '../config';

const NEW_PASSWORD = 'a-new-tr0ub4dor';

describe('changing the password', () => {
  const api = openTestApi();
  const profile = (bearer: string) => api.call<Profile>('GET /shared/client/profile', { bearer });
  const change = (bearer: string, currentPassword: string, newPassword: string) =>
    api.call('PATCH /shared/auth/change-password', { bearer, body: { currentPassword, newPassword } });

  test('[C9] ends the other sessions, keeps the current one, and logs and emails the change', async () => {
    const { email, accessToken } = await newSession(api);
    const other = (await login(api, email)).body.data;
    const { status, body } = await change(accessToken, PASSWORD, NEW_PASSWORD);
    expect([status, body.message]).toEqual([
      200,
      'Password changed. You’ve been logged out everywhere else.',
    ]);
    expect((await profile(other.accessToken)).body.statusCode).toBe(5001);
    expect((await api.call('POST /shared/auth/refresh', { bearer: other.refreshToken })).status).toBe(401);
    expect((await profile(accessToken)).status).toBe(200);
    expect((await login(api, email, PASSWORD)).status).toBe(401);
    expect((await login(api, email, NEW_PASSWORD)).status).toBe(200);
    expect((await readEvents(api, accessToken)).slice(2, 3)).toEqual(['passwordChanged']);
    expect((await api.readEmailSubjects(email))[0]).toBe('Your password was changed');
  });

  test('[C9] [A14] rejects an incorrect, common, personal or unchanged password on its field', async () => {
    const { email, accessToken } = await newSession(api);
    const wrong = await change(accessToken, 'not-the-password', NEW_PASSWORD);
    expect([wrong.status, wrong.body.errors]).toEqual([422, { currentPassword: ['Incorrect password.'] }]);
    for (const weak of ['short', 'password123', email, PASSWORD])
      expect(Object.keys((await change(accessToken, PASSWORD, weak)).body.errors!)).toEqual(['newPassword']);
    expect((await login(api, email)).status).toBe(200);
  });

  test('[C9] locks after ten failures, so that a stolen session cannot guess the password', async () => {
    const { email, accessToken } = await newSession(api);
    const guesses = await Promise.all(
      Array.from({ length: 30 }, (_, index) => change(accessToken, `guess-number-${index}`, NEW_PASSWORD)),
    );
    expect(guesses.filter(({ status }) => status === 422)).toHaveLength(10);
    expect(guesses.filter(({ status }) => status === 429)).toHaveLength(20);
    expect((await change(accessToken, PASSWORD, NEW_PASSWORD)).status).toBe(429);
    expect((await login(api, email)).status).toBe(200);
    const events = await readEvents(api, accessToken);
    expect(events.filter((kind) => kind === 'accountLocked')).toHaveLength(1);
    expect(await api.readEmailSubjects(email)).toEqual([
      'Too many failed attempts on your account',
      'Activate your account',
    ]);
    api.advanceClock(15 * 60);
    for (let attempt = 0; attempt < 12; attempt += 1) await login(api, email, 'not-the-password');
    expect(await api.readEmailSubjects(email)).toHaveLength(3);
  });

  test('accepts a repeated change for ten minutes, in case its response was lost', async () => {
    const { email, accessToken } = await newSession(api);
    const changed = await change(accessToken, PASSWORD, NEW_PASSWORD);
    api.advanceClock(599);
    const repeated = await change(accessToken, PASSWORD, NEW_PASSWORD);
    expect([repeated.status, repeated.body]).toEqual([200, changed.body]);
    expect((await change(accessToken, PASSWORD, 'another-tr0ub4dor')).body.errors).toHaveProperty(
      'currentPassword',
    );
    const emails = await api.readEmailSubjects(email);
    expect(emails.filter((subject) => subject === 'Your password was changed')).toHaveLength(1);
    api.advanceClock(2);
    const { accessToken: later } = (await login(api, email, NEW_PASSWORD)).body.data;
    expect((await change(later, PASSWORD, NEW_PASSWORD)).body.errors).toHaveProperty('currentPassword');
  });

  test('does not let repeated changes evade the lockout', async () => {
    const { accessToken } = await newSession(api);
    await change(accessToken, PASSWORD, NEW_PASSWORD);
    for (let attempt = 0; attempt < 10; attempt += 1)
      await change(accessToken, 'not-the-password', `guess-number-${attempt}`);
    expect((await change(accessToken, 'not-the-password', NEW_PASSWORD)).status).toBe(429);
  });

  test('[C9] limits confirmations with the correct password', async () => {
    const { accessToken } = await newSession(api);
    const { count, seconds } = LIMITS.passwordsByAccount;
    await change(accessToken, PASSWORD, PASSWORD);
    await api.database.query(
      "update rate_limits set count = $1 where key like 'passwordsByAccount:%' and count = 1",
      [count - 1],
    );
    expect((await change(accessToken, PASSWORD, PASSWORD)).status).toBe(422);
    const { status, headers } = await change(accessToken, PASSWORD, PASSWORD);
    expect([status, headers['retry-after']]).toEqual([429, String(seconds)]);
  });

  test('lets only the device that changed the password log in during a lockout', async () => {
    const { email } = await newPlayer(api);
    const [own, other] = ['own', 'other'].map((name) => ({ [DEVICE_TOKEN_HEADER]: name.padEnd(64, '0') }));
    const logInFrom = (headers: typeof own, password = NEW_PASSWORD) =>
      api.call<Required<LoginTokens>>('POST /public/auth/login/credential', {
        body: { email, password },
        headers,
      });
    await logInFrom(other, PASSWORD);
    const bearer = (await logInFrom(own, PASSWORD)).body.data.accessToken;
    const body = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD };
    await api.call('PATCH /shared/auth/change-password', { bearer, body, headers: own });
    // Locks out strangers.
    for (let attempt = 0; attempt < 11; attempt += 1) await login(api, email, 'not-the-password');
    expect((await logInFrom(own)).status).toBe(200);
    expect((await logInFrom(other)).status).toBe(429);
  });

  test('invalidates an emailed reset link', async () => {
    const { email, accessToken } = await newSession(api);
    await api.call('POST /public/reset-password/request', { body: { email } });
    const token = api.readEmailedToken();
    await change(accessToken, PASSWORD, NEW_PASSWORD);
    const response = await api.call('POST /public/reset-password/confirm', {
      body: { token, password: 'somebody-elses-1' },
    });
    expect(response.status).toBe(409);
  });
});
