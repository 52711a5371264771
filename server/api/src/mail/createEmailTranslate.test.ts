import { openTestApi } from '../../test/openTestApi';
import { login, newForm, newSession, signUp } from '../../test/players';
import { createEmailTranslate } from './createEmailTranslate';
import { readOutbox } from './readOutbox';

test('inserts values once, so that a placeholder in a username stays as it is', () => {
  const t = createEmailTranslate('en-US');
  expect(t('Hello %username%, %missing%', { username: '%game%', game: 'Hashgrid' })).toBe(
    'Hello %game%, %missing%',
  );
});

test.each(['en-US', 'xx-XX', '../../../package'])('leaves texts in English for "%s"', (locale) =>
  expect(createEmailTranslate(locale)('Reset your password')).toBe('Reset your password'),
);

describe('the language of emails', () => {
  const api = openTestApi();
  const preferences = {
    numberFormat: 'locale',
    motion: 'system',
    video: true,
    emails: { newLogin: true, payments: true },
  };
  const readEmail = async () => (await readOutbox(api.context))[0];

  test('is the language of the request when the recipient has no account', async () => {
    const headers = { 'accept-language': 'ja-JP' };
    await api.call('POST /public/auth/sign-up', { body: newForm(), headers });
    expect(await readEmail()).toMatchObject({
      subject: 'アカウントの有効化',
      body: expect.stringContaining('Hashgridへようこそ！'),
      language: 'ja-JP',
    });
    await signUp(api, newForm());
    expect(await readEmail()).toMatchObject({ subject: 'Activate your account' });
  });

  test('is the language that the player chose, not the language of the request', async () => {
    const { email, accessToken } = await newSession(api);
    const body = { ...preferences, language: 'ar-SA' };
    await api.call('PUT /shared/client/preferences', { bearer: accessToken, body });
    const headers = { 'accept-language': 'ja-JP' };
    await api.call('POST /public/reset-password/request', { body: { email }, headers });
    expect(await readEmail()).toMatchObject({
      subject: 'إعادة تعيين كلمة المرور',
      language: 'ar-SA',
    });
    for (let attempt = 0; attempt <= 10; attempt += 1) await login(api, email, 'wrong', `10.9.${attempt}.1`);
    expect(await readEmail()).toMatchObject({
      subject: 'محاولات فاشلة كثيرة في حسابك',
      body: expect.stringMatching(/لمدة 15 دقيقة[^]*عنوان IP: 10\.9\.10\.1/),
    });
  });
});
