import { DEVICE_TOKEN_HEADER, type Activate, type SignUpResult } from '@hashgrid/contracts';
import { openTestApi, PASSWORD } from '../../test/openTestApi';
import { login, newForm, newPlayer, newSession, signUp } from '../../test/players';

describe('sign-up and activation', () => {
  const api = openTestApi();
  const activate = (
    token: string,
    passwords: Omit<Activate, 'token'> = { password: PASSWORD },
    device?: string,
  ) =>
    api.call('POST /public/auth/activate', {
      body: { token, ...passwords },
      headers: device ? { [DEVICE_TOKEN_HEADER]: device } : {},
    });

  test.each(['admin', 'Supp0rt', 'hash_grid'])('refuses the reserved username %s', async (username) => {
    const { status, body } = await signUp(api, { ...newForm(), username });
    expect([status, body.errors]).toEqual([422, { username: ['That username is taken.'] }]);
  });

  test('[C4] [A11] returns an ID and a countdown, and emails a link that activates once', async () => {
    const form = newForm();
    const response = await signUp(api, form);
    expect(response.status).toBe(200);
    expect(response.body.data).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      resendAfter: 60,
      isInOutbox: false,
    });
    expect(api.log.at(-1)).toContain(
      `Email to ${form.email}: Activate your account http://localhost:3000/activate?token=`,
    );
    const token = api.readEmailedToken();
    expect((await activate(token)).status).toBe(200);
    const again = await activate(token);
    expect([again.status, again.body.message]).toEqual([
      409,
      'Your account is already active. You can log in.',
    ]);
    expect((await login(api, form.email)).status).toBe(200);
  });

  test('reports that the email is in the outbox only to a caller who can open it', async () => {
    const signUpFrom = async (from: string) => (await signUp(api, newForm(), from)).body.data.isInOutbox;
    expect([await signUpFrom('127.0.0.1'), await signUpFrom('192.0.2.9')]).toEqual([true, false]);
  });

  test('activates the account and grants the bonus once for concurrent clicks on a link', async () => {
    const form = newForm();
    await signUp(api, form);
    const token = api.readEmailedToken();
    const statuses = (await Promise.all([activate(token), activate(token), activate(token)])).map(
      ({ status }) => status,
    );
    expect(statuses.sort()).toEqual([200, 409, 409]);
    const bearer = (await login(api, form.email)).body.data.accessToken;
    const { body } = await api.call<{ wallets: { balance: string }[] }>('GET /shared/client/wallets', {
      bearer,
    });
    expect(body.data.wallets[0]!.balance).toBe('25');
  });

  describe("with somebody else's email", () => {
    const STRANGER_PASSWORD = 'stranger-knows-it';
    const STRANGER_DEVICE = 'device-of-the-sign-up'.padEnd(64, '0');
    const OWNER_DEVICE = 'device-of-the-mailbox'.padEnd(64, '0');
    /** Signs up as a stranger, with somebody else's email and a password of the stranger's. */
    async function signUpAsStranger(extra: object = {}) {
      const form = { ...newForm(), password: STRANGER_PASSWORD, ...extra };
      await api.call('POST /public/auth/sign-up', {
        body: form,
        headers: { [DEVICE_TOKEN_HEADER]: STRANGER_DEVICE },
      });
      return { ...form, token: api.readEmailedToken() };
    }

    test.each([[undefined], [OWNER_DEVICE]])(
      '[A14] asks for the password on another device, and creates no account with an incorrect one',
      async (device) => {
        const { email, token } = await signUpAsStranger();
        const withoutPassword = await activate(token, {}, device);
        const text = 'Enter your password to activate your account.';
        expect([withoutPassword.status, withoutPassword.body.message, withoutPassword.body.errors]).toEqual([
          422,
          text,
          { password: [text] },
        ]);
        const wrong = await activate(token, { password: PASSWORD }, device);
        expect([wrong.status, wrong.body.errors]).toEqual([422, { password: ['Incorrect password.'] }]);
        expect((await login(api, email, STRANGER_PASSWORD)).status).toBe(403);
      },
    );

    test('lets the owner of the email choose a new password, which replaces the sign-up password', async () => {
      const { email, token } = await signUpAsStranger();
      expect((await activate(token, { newPassword: PASSWORD }, OWNER_DEVICE)).status).toBe(200);
      expect((await login(api, email, STRANGER_PASSWORD)).status).toBe(401);
      expect((await login(api, email, PASSWORD)).status).toBe(200);
    });

    test('[A14] rejects a weak new password on its field and keeps the link valid', async () => {
      const { email, token } = await signUpAsStranger();
      for (const newPassword of ['short', 'password123', email]) {
        const { status, body } = await activate(token, { newPassword });
        expect([status, Object.keys(body.errors!)]).toEqual([422, ['newPassword']]);
      }
      expect((await activate(token, { newPassword: PASSWORD })).status).toBe(200);
    });

    test('needs no password on the device that signed up, and keeps the referrer', async () => {
      const inviter = await newSession(api);
      const profile = await api.call<{ referralCode: string }>('GET /shared/client/profile', {
        bearer: inviter.accessToken,
      });
      const { email, token } = await signUpAsStranger({ referralCode: profile.body.data.referralCode });
      expect((await activate(token, {}, STRANGER_DEVICE)).status).toBe(200);
      expect((await login(api, email, STRANGER_PASSWORD)).status).toBe(200);
      const rows = await api.database.query(
        'select r.username from accounts a join accounts r on r.id = a.referrer_id where a.email = $1',
        [email],
      );
      expect(rows).toEqual([{ username: inviter.username }]);
    });

    test('reports a used or unknown link before it asks for a password', async () => {
      const { token } = await signUpAsStranger();
      await activate(token, { password: STRANGER_PASSWORD });
      expect((await activate(token, {}, OWNER_DEVICE)).status).toBe(409);
      expect((await activate('invented', {}, OWNER_DEVICE)).status).toBe(404);
    });
  });

  test('rejects a link as expired after a day, and an unknown one as not found', async () => {
    await signUp(api, newForm());
    const inTime = api.readEmailedToken();
    await signUp(api, newForm());
    const late = api.readEmailedToken();
    api.advanceClock(24 * 60 * 60 - 1);
    expect((await activate(inTime)).status).toBe(200);
    api.advanceClock(1);
    expect((await activate(late)).status).toBe(410);
    expect((await activate('invented')).status).toBe(404);
  });

  test('does not store the token in plain text', async () => {
    await signUp(api, newForm());
    const rows = await api.database.query<{ hash: string }>('select hash from activation_tokens');
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.map(({ hash }) => hash)).not.toContain(api.readEmailedToken());
  });

  test('[C7] [A11] resends the email with a working link after the countdown', async () => {
    const form = newForm();
    const { id } = (await signUp(api, form)).body.data;
    const early = await api.call(`GET /public/auth/resend-active-token/${id}`);
    expect([early.status, early.body.statusCode, early.headers['retry-after']]).toEqual([429, 4290, '60']);
    api.advanceClock(60);
    const late = await api.call(`GET /public/auth/resend-active-token/${id.toUpperCase()}`);
    expect([late.status, late.body.data]).toEqual([200, { id, resendAfter: 60 }]);
    expect((await activate(api.readEmailedToken())).status).toBe(200);
    const unknown = '00000000-0000-4000-8000-000000000000';
    expect((await api.call(`GET /public/auth/resend-active-token/${unknown}`)).status).toBe(404);
    for (const invalid of ['nonsense', `urn:uuid:${id}`])
      expect((await api.call(`GET /public/auth/resend-active-token/${invalid}`)).status).toBe(422);
  });

  test('returns a countdown of a day with the last email of a sign-up', async () => {
    const { id } = (await signUp(api, newForm())).body.data;
    const countdowns: number[] = [];
    for (let email = 2; email <= 6; email += 1) {
      api.advanceClock(60);
      const { body } = await api.call<SignUpResult>(`GET /public/auth/resend-active-token/${id}`);
      countdowns.push(body.data.resendAfter);
    }
    expect(countdowns).toEqual([60, 60, 60, 60, 24 * 3600]);
  });

  test('[A14] reports every invalid field and rejects unknown ones', async () => {
    const { status, body } = await signUp(api, {
      username: 'a b',
      email: 'no',
      password: 'short',
      isAdmin: true,
    });
    expect(status).toBe(422);
    expect(Object.keys(body.errors!).sort()).toEqual(['email', 'isAdmin', 'password', 'terms', 'username']);
    expect(body.errors!.username).toEqual(['Use 3–20 letters, numbers or underscores.']);
    expect((await signUp(api, { ...newForm(), password: 1234567890123 })).body.errors).toHaveProperty(
      'password',
    );
  });

  test.each([
    '1234567890',
    'Password123',
    'abababababab',
    'Quite_Long_Name',
    ' '.repeat(10),
    `abc${'\u3000'.repeat(9)}`,
    `password${' '.repeat(9)}`,
  ])('[A14] rejects the password "%s"', async (password) => {
    const form = { ...newForm(), username: 'quite_long_name', password };
    const { body } = await signUp(api, form);
    expect(body.errors).toEqual({ password: [expect.any(String)] });
  });

  test('[A14] reports a taken username, case-insensitively', async () => {
    const { username } = await newPlayer(api);
    const { status, body } = await signUp(api, { ...newForm(), username: username.toUpperCase() });
    expect([status, body.errors]).toEqual([422, { username: ['That username is taken.'] }]);
  });

  test('still accepts the email after many attempts with taken usernames', async () => {
    const { username } = await newPlayer(api);
    const form = newForm();
    for (let attempt = 0; attempt < 6; attempt += 1)
      expect((await signUp(api, { ...form, username })).body.errors).toHaveProperty('username');
    expect((await signUp(api, form)).status).toBe(200);
  });

  test('[A14] rejects a look-alike of a taken username with the same error, from its owner as well', async () => {
    const owner = await newPlayer(api, { username: 'Warren_Marlow' });
    const forms = ['warrenmarlow', 'vvarren_marlow', 'Warren_Mar1ow', 'wa_rren_rnarlow'].map((username) => ({
      ...newForm(),
      username,
    }));
    forms.push({ ...newForm(), username: 'WARREN_MARL0W', email: owner.email });
    for (const form of forms) {
      const { status, body } = await signUp(api, form);
      expect([status, body.errors]).toEqual([422, { username: ['That username is taken.'] }]);
    }
    expect((await signUp(api, { ...newForm(), username: 'Warren_Marlowe' })).status).toBe(200);
  });

  test('accepts one of two concurrent sign-ups whose usernames look alike', async () => {
    const names = ['Illy_Moon', 'l11y_M00n'];
    const responses = await Promise.all(names.map((username) => signUp(api, { ...newForm(), username })));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  test('gives the same response for an email in use, emails its owner instead and still reserves the username', async () => {
    const owner = await newPlayer(api);
    const form = { ...newForm(), email: owner.email.toUpperCase() };
    const fresh = await signUp(api, newForm());
    const used = await signUp(api, form);
    expect({ ...used.body.data, id: '' }).toEqual({ ...fresh.body.data, id: '' });
    expect([used.status, used.body.message]).toEqual([fresh.status, fresh.body.message]);
    expect(api.log.at(-1)).toContain('You already have an account http://localhost:3000/login');
    expect((await api.readEmailSubjects(owner.email))[0]).toBe('You already have an account');
    expect((await signUp(api, { ...newForm(), username: form.username })).body.errors).toHaveProperty(
      'username',
    );
    expect((await login(api, owner.email, 'another-password')).status).toBe(401);
  });

  test('after two sign-ups with one email, creates the account of the one whose link is opened, with its password', async () => {
    const stranger = newForm();
    await signUp(api, { ...stranger, password: 'the-stranger-knows-it' });
    api.advanceClock(1);
    await signUp(api, { ...newForm(), email: stranger.email });
    await activate(api.readEmailedToken());
    expect((await login(api, stranger.email, 'the-stranger-knows-it')).status).toBe(401);
    expect((await login(api, stranger.email, PASSWORD)).status).toBe(200);
  });

  test('[R2] shows the masked name of the owner of a referral code and stores the referrer', async () => {
    const inviter = await newSession(api);
    const { referralCode, id } = (
      await api.call<{ referralCode: string; id: string }>('GET /shared/client/profile', {
        bearer: inviter.accessToken,
      })
    ).body.data;
    const shown = await api.call<{ invitedBy: string }>(`GET /public/referral/${referralCode.toLowerCase()}`);
    expect(shown.body.data).toEqual({ code: referralCode, invitedBy: expect.stringMatching(/^p\*\*\*\d$/) });
    for (const unknown of ['NOBODY', 'x'.repeat(65), 'x'.repeat(300)]) {
      const { status, body } = await api.call(`GET /public/referral/${unknown}`);
      expect([status, body.message]).toEqual([404, 'We don’t recognize this referral code.']);
    }
    const invited = await newPlayer(api, { referralCode });
    const rows = await api.database.query('select referrer_id from accounts where email = $1', [
      invited.email,
    ]);
    expect(rows).toEqual([{ referrer_id: id }]);
    await expect(api.database.query('update accounts set referrer_id = null')).rejects.toThrow('set once');
    expect((await signUp(api, { ...newForm(), referralCode: 'NOBODY' })).status).toBe(200);
  });
});
