import { randomUUID } from 'node:crypto';
import { DEFAULT_PREFERENCES, type Preferences, type Profile } from '@hashgrid/contracts';
import { BROWSERS } from '../../test/browsers';
import { openTestApi, PASSWORD } from '../../test/openTestApi';
import { login, newSession, readAccountId } from '../../test/players';
import { savePreferences } from './preferences';

const PREFERENCES: Preferences = {
  language: 'ja-JP',
  numberFormat: 'plain',
  motion: 'reduced',
  video: false,
  emails: { newLogin: false, payments: false },
};

const LIMIT = 8;

describe('preferences', () => {
  const api = openTestApi({ limits: { preferencesByAccount: { count: LIMIT, seconds: 600 } } });
  const profile = (bearer: string) => api.call<Profile>('GET /shared/client/profile', { bearer });
  const save = (bearer: string, preferences: object) =>
    api.call<Preferences>('PUT /shared/client/preferences', { bearer, body: preferences });

  test('are saved, and returned with the profile in every session', async () => {
    const { email, accessToken } = await newSession(api);
    expect((await profile(accessToken)).body.data.preferences).toBeNull();
    const { status, body } = await save(accessToken, PREFERENCES);
    expect([status, body.message, body.data]).toEqual([200, 'Settings saved.', PREFERENCES]);
    const otherAccessToken = (await login(api, email)).body.data.accessToken;
    expect((await profile(otherAccessToken)).body.data.preferences).toEqual(PREFERENCES);
  });

  test('are stored under the legacy names (`mails`, `newSignIn`), which older servers read', async () => {
    const { username, accessToken } = await newSession(api);
    await save(accessToken, PREFERENCES);
    const rows = await api.database.query('select preferences from accounts where username = $1', [username]);
    const { emails, ...others } = PREFERENCES;
    const mails = { newSignIn: emails.newLogin, payments: emails.payments };
    expect(rows).toEqual([{ preferences: { ...others, mails } }]);
  });

  test('about emails that only a newer server knows stay stored', async () => {
    const { username, accessToken } = await newSession(api);
    const id = await readAccountId(api, username);
    const stored = {
      ...PREFERENCES,
      emails: undefined,
      mails: { newSignIn: false, payments: false, weekly: true },
    };
    await api.database.query('update accounts set preferences = $2::jsonb where id = $1', [
      id,
      JSON.stringify(stored),
    ]);
    expect((await save(accessToken, { emails: { payments: true } })).body.data.emails).toEqual({
      newLogin: false,
      payments: true,
    });
    const rows = await api.database.query(
      "select preferences->'mails' as mails from accounts where id = $1",
      [id],
    );
    expect(rows).toEqual([{ mails: { newSignIn: false, payments: true, weekly: true } }]);
  });

  test('of an account that does not exist are refused', async () => {
    await expect(savePreferences(api.context, randomUUID(), { video: false })).rejects.toMatchObject({
      kind: 'notFound',
    });
  });

  test('that a device does not send stay unchanged', async () => {
    const { email, accessToken } = await newSession(api);
    const other = (await login(api, email)).body.data.accessToken;
    await save(accessToken, PREFERENCES);
    await save(accessToken, { video: true, language: 'ar-SA' });
    const saved = { ...PREFERENCES, video: true, language: 'ar-SA', motion: 'full' };
    const { status, body } = await save(other, { motion: 'full' });
    expect([status, body.data]).toEqual([200, saved]);
    expect((await save(other, {})).body.data).toEqual(saved);
    expect((await profile(accessToken)).body.data.preferences).toEqual(saved);
  });

  test('of emails and notifications are merged by kind', async () => {
    const { accessToken } = await newSession(api);
    await save(accessToken, { emails: { payments: false }, notifications: { news: false } });
    await save(accessToken, { emails: { newLogin: false }, notifications: { halving: false } });
    await save(accessToken, { emails: { battery: true }, notifications: { news: true } });
    expect((await profile(accessToken)).body.data.preferences).toMatchObject({
      emails: { payments: false, newLogin: false, battery: true },
      notifications: { news: true, halving: false },
    });
  });

  test('can be saved only so often', async () => {
    const { accessToken } = await newSession(api);
    const responses = [];
    for (let count = 0; count <= LIMIT; count += 1) responses.push(await save(accessToken, { video: false }));
    expect(responses.map(({ status }) => status)).toEqual([...Array<number>(LIMIT).fill(200), 429]);
    const other = (await newSession(api)).accessToken;
    expect((await save(other, { video: false })).status).toBe(200);
  });

  test('are the defaults where a player has chosen nothing', async () => {
    const { accessToken } = await newSession(api);
    expect((await save(accessToken, { video: false })).body.data).toEqual({
      ...DEFAULT_PREFERENCES,
      video: false,
    });
  });

  test('that are saved concurrently are all kept', async () => {
    const { accessToken } = await newSession(api);
    const changes = [
      { video: false },
      { motion: 'reduced' },
      { language: 'ja-JP' },
      { numberFormat: 'plain' },
      { emails: { newLogin: false } },
      { emails: { payments: false } },
    ];
    const responses = await Promise.all(changes.map((change) => save(accessToken, change)));
    expect(responses.map(({ status }) => status)).toEqual(changes.map(() => 200));
    expect((await profile(accessToken)).body.data.preferences).toEqual(PREFERENCES);
  });

  test.each([
    ['language', { ...PREFERENCES, language: 'xx-XX' }],
    ['language', { ...PREFERENCES, language: '../../x' }],
    ['motion', { ...PREFERENCES, motion: 'wild' }],
    ['everything', { ...PREFERENCES, emails: { ...PREFERENCES.emails, everything: true } }],
    ['isAdmin', { ...PREFERENCES, isAdmin: true }],
    ['video', { video: null }],
    ['language', { language: 'xx-XX' }],
    ['news', { notifications: { news: 1 } }],
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
