import type { Preferences, Profile } from '@hashgrid/contracts';
import { BROWSERS } from '../../test/browsers';
import { openTestApi, PASSWORD } from '../../test/openTestApi';
import { login, newSession } from '../../test/players';

const PREFERENCES: Preferences = {
  language: 'ja-JP',
  numberFormat: 'plain',
  motion: 'reduced',
  video: false,
  emails: { newLogin: false, payments: false },
};

describe('preferences', () => {
  const api = openTestApi();
  const profile = (bearer: string) => api.call<Profile>('GET /shared/client/profile', { bearer });
  const save = (bearer: string, preferences: object) =>
    api.call<Preferences>('PUT /shared/client/preferences', { bearer, body: preferences });

  test('are stored on the server and part of the profile', async () => {
    const { email, accessToken } = await newSession(api);
    expect((await profile(accessToken)).body.data.preferences).toBeNull();
    const { status, body } = await save(accessToken, PREFERENCES);
    expect([status, body.message, body.data]).toEqual([200, 'Settings saved.', PREFERENCES]);
    const otherAccessToken = (await login(api, email)).body.data.accessToken;
    expect((await profile(otherAccessToken)).body.data.preferences).toEqual(PREFERENCES);
  });

  test('are stored under the names that processes of the first version read', async () => {
    const { username, accessToken } = await newSession(api);
    await save(accessToken, PREFERENCES);
    const rows = await api.database.query('select preferences from accounts where username = $1', [username]);
    const { emails, ...others } = PREFERENCES;
    const mails = { newSignIn: emails.newLogin, payments: emails.payments };
    expect(rows).toEqual([{ preferences: { ...others, mails } }]);
  });

  test.each([
    ['language', { ...PREFERENCES, language: 'xx-XX' }],
    ['language', { ...PREFERENCES, language: '../../x' }],
    ['motion', { ...PREFERENCES, motion: 'wild' }],
    ['payments', { ...PREFERENCES, emails: { newLogin: true } }],
    ['everything', { ...PREFERENCES, emails: { ...PREFERENCES.emails, everything: true } }],
    ['isAdmin', { ...PREFERENCES, isAdmin: true }],
    ['video', { ...PREFERENCES, video: undefined }],
  ])('[A14] rejects an invalid %s on its field', async (field, preferences) => {
    const { accessToken } = await newSession(api);
    const { status, body } = await save(accessToken, preferences);
    expect([status, Object.keys(body.errors!)]).toEqual([422, [field]]);
  });

  test('turn off emails about logins and payments, but not about a changed password', async () => {
    const { email, username, accessToken } = await newSession(api);
    await save(accessToken, PREFERENCES);
    const emails = await api.readEmailSubjects(email);
    await login(api, email, PASSWORD, '192.0.2.55', BROWSERS.firefoxOnLinux);
    const sender = await newSession(api);
    await api.call('POST /auth/transaction/transfer', {
      bearer: sender.accessToken,
      headers: { 'idempotency-key': `key-${username}` },
      body: { recipient: username, token: 'USDT', amount: '1' },
    });
    expect(await api.readEmailSubjects(email)).toEqual(emails);
    await api.call('PATCH /shared/auth/change-password', {
      bearer: accessToken,
      body: { currentPassword: PASSWORD, newPassword: 'a-new-tr0ub4dor' },
    });
    // In the saved language.
    expect((await api.readEmailSubjects(email))[0]).toBe('パスワードが変更されました');
  });
});
