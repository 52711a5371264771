import { DEVICE_TOKEN_HEADER, type LoginTokens } from '@hashgrid/contracts';
import { openTestApi, PASSWORD } from '../../test/openTestApi';
import { login, newPlayer, newSession } from '../../test/players';
import { generateTwoFactorCode, newTwoFactorSession, enableTwoFactor } from '../../test/twoFactorPlayers';
import { whileInsertsFail } from '../../test/whileInsertsFail';

const MANY = { count: 10_000, seconds: 600 };
const HOME = 'home-device-'.padEnd(64, '0');
const STOLEN = 'stolen-device-'.padEnd(64, '0');
const OTHER = 'other-device-'.padEnd(64, '0');

describe('lockouts', () => {
  const api = openTestApi({ limits: { codesByIpAddress: MANY, failedLoginsByIpAddress: MANY } });

  /** Logs in from the device of a token. */
  const logInFrom = (token: string, email: string, password = PASSWORD) =>
    api.call<Required<LoginTokens>>('POST /public/auth/login/credential', {
      body: { email, password },
      headers: { [DEVICE_TOKEN_HEADER]: token },
    });
  const guess = async (times: number, attempt: () => Promise<{ status: number }>) => {
    const statuses: number[] = [];
    for (let index = 0; index < times; index += 1) statuses.push((await attempt()).status);
    return statuses;
  };
  const guessPassword = (email: string, times: number) =>
    guess(times, () => login(api, email, 'not-the-password', '10.5.0.1'));
  const sendCode = (bearer: string, code: string, token?: string) =>
    api.call<Required<LoginTokens>>('POST /auth/client/gg-2fa/valid', {
      bearer,
      body: { code },
      headers: token ? { [DEVICE_TOKEN_HEADER]: token } : {},
    });
  /** Guesses codes, five per challenge, until the account is locked. Returns how many were checked, and the lockout. */
  async function guessCodes(email: string, token?: string) {
    for (let checked = 0; ;) {
      const opened = await (token ? logInFrom(token, email) : login(api, email));
      if (opened.status === 429)
        return { checked, retryAfter: opened.body.retryAfter, text: opened.body.message };
      for (let index = 0; index < 5; index += 1)
        if ((await sendCode(opened.body.data.gg2FAToken, '000000', token)).status === 422) checked += 1;
    }
  }

  test('caused by strangers block neither payments nor password changes of the owner', async () => {
    const friend = await newPlayer(api);
    const { email, secret, accessToken: bearer } = await newTwoFactorSession(api);
    expect((await guessPassword(email, 12)).slice(-2)).toEqual([429, 429]);
    const payment = await api.call('POST /auth/transaction/transfer', {
      bearer,
      headers: { 'idempotency-key': 'while-strangers-guess' },
      body: {
        recipient: friend.username,
        token: 'USDT',
        amount: '1',
        code: await generateTwoFactorCode(api, secret),
      },
    });
    expect(payment.status).toBe(200);
    const change = await api.call('PATCH /shared/auth/change-password', {
      bearer,
      body: { currentPassword: PASSWORD, newPassword: 'a-new-tr0ub4dor' },
    });
    expect(change.status).toBe(200);
  });

  test('caused by strangers keep out new devices only, however many attempts they make', async () => {
    const { email } = await newPlayer(api);
    expect((await logInFrom(HOME, email)).status).toBe(200);
    await guessPassword(email, 130);
    expect((await login(api, email)).status).toBe(429);
    expect((await logInFrom(OTHER, email)).status).toBe(429);
    expect((await logInFrom(HOME, email)).status).toBe(200);
    expect((await login(api, email)).status).toBe(429);
  });

  test('limit a known device to ten failures of its own, without locking out others', async () => {
    const { email } = await newPlayer(api);
    await logInFrom(STOLEN, email);
    const statuses = await guess(12, () => logInFrom(STOLEN, email, 'not-the-password'));
    expect(statuses).toEqual([...Array<number>(10).fill(401), 429, 429]);
    expect((await logInFrom(STOLEN, email)).status).toBe(429);
    expect((await login(api, email)).status).toBe(200);
    expect((await api.readEmailSubjects(email))[1]).toBe('Too many failed attempts on your account');
  });

  test('are emailed by the next attempt when the database fails while one starts', async () => {
    const { email } = await newPlayer(api);
    expect(await guessPassword(email, 10)).toEqual(Array(10).fill(401));
    expect(await whileInsertsFail(api, 'mails', () => guessPassword(email, 2))).toEqual([500, 500]);
    expect(await guessPassword(email, 1)).toEqual([429]);
    expect((await api.readEmailSubjects(email))[0]).toBe('Too many failed attempts on your account');
  });

  test('treat a device that is known to another account as a stranger', async () => {
    const { email } = await newPlayer(api);
    await logInFrom(STOLEN, (await newPlayer(api)).email);
    await guessPassword(email, 11);
    expect((await logInFrom(STOLEN, email)).status).toBe(429);
  });

  test('treat a device as a stranger once the password was reset', async () => {
    const { email } = await newPlayer(api);
    await logInFrom(STOLEN, email);
    await api.call('POST /public/reset-password/request', { body: { email } });
    const body = { token: api.readEmailedToken(), password: 'a-new-tr0ub4dor' };
    await api.call('POST /public/reset-password/confirm', { body });
    await guessPassword(email, 11);
    expect((await logInFrom(STOLEN, email, body.password)).status).toBe(429);
  });

  test('store neither emails nor device tokens', async () => {
    const { email } = await newPlayer(api);
    await logInFrom(HOME, email);
    await logInFrom(HOME, email, 'not-the-password');
    const rows = await api.database.query<{ source: string }>(
      `select 'lockouts' as source, key as text from lockouts union select 'devices', device from login_devices`,
    );
    expect(new Set(rows.map(({ source }) => source))).toEqual(new Set(['lockouts', 'devices']));
    expect(JSON.stringify(rows)).not.toContain(email);
    expect(JSON.stringify(rows)).not.toContain(HOME);
  });

  test('[C14] for codes grow from 15 minutes to a day: 40 guesses on the first day, then 10 a day', async () => {
    const { email } = await newTwoFactorSession(api);
    const lengths = [15 * 60, 60 * 60, 6 * 60 * 60, 24 * 60 * 60, 24 * 60 * 60];
    for (const [index, seconds] of lengths.entries()) {
      const { checked, retryAfter, text } = await guessCodes(email);
      expect([checked, retryAfter]).toEqual([10, seconds]);
      const duration = ['15 minutes', '1 hour', '6 hours', '24 hours', '24 hours'][index];
      expect(text).toBe(`Too many failed attempts. Further attempts are blocked for up to ${duration}.`);
      expect((await api.readEmailSubjects(email))[0]).toBe('Too many failed attempts on your account');
      api.advanceClock(seconds);
    }
    api.advanceClock(7 * 24 * 60 * 60);
    expect((await guessCodes(email)).retryAfter).toBe(15 * 60);
  });

  test('[C14] for codes outlast logins of the owner from a known device, which has its own counter', async () => {
    const { email, secret } = await newTwoFactorSession(api);
    const { gg2FAToken } = (await logInFrom(HOME, email)).body.data;
    expect((await sendCode(gg2FAToken, await generateTwoFactorCode(api, secret), HOME)).status).toBe(200);
    expect((await guessCodes(email)).checked).toBe(10);
    api.advanceClock(30);
    const again = (await logInFrom(HOME, email)).body.data.gg2FAToken;
    expect((await sendCode(again, await generateTwoFactorCode(api, secret), HOME)).status).toBe(200);
    expect((await login(api, email)).status).toBe(429);
    expect((await guessCodes(email, HOME)).checked).toBe(10);
  });

  test('[C14] for codes survive a password reset', async () => {
    const { email } = await newTwoFactorSession(api);
    expect((await guessCodes(email)).checked).toBe(10);
    await api.call('POST /public/reset-password/request', { body: { email } });
    const body = { token: api.readEmailedToken(), password: 'a-new-tr0ub4dor' };
    expect((await api.call('POST /public/reset-password/confirm', { body })).status).toBe(200);
    expect((await login(api, email, body.password)).status).toBe(429);
  });

  test('[C14] treat devices from before two-factor authentication as strangers, except the one that enabled it', async () => {
    const { email, accessToken } = await newSession(api);
    const thieves = ['one', 'two'].map((name) => `thief-${name}-`.padEnd(64, '0'));
    for (const token of [HOME, ...thieves]) expect((await logInFrom(token, email)).status).toBe(200);
    await enableTwoFactor(api, accessToken, { [DEVICE_TOKEN_HEADER]: HOME });
    expect((await guessCodes(email, thieves[0])).checked).toBe(10);
    expect((await guessCodes(email, thieves[1])).checked).toBe(0);
    expect((await guessCodes(email, HOME)).checked).toBe(10);
  });

  test('count only the ten latest known devices separately, and treat older ones as strangers', async () => {
    const { email } = await newPlayer(api);
    const devices = Array.from({ length: 11 }, (_, index) => `device-${index}-`.padEnd(64, '0'));
    for (const token of devices) {
      expect((await logInFrom(token, email)).status).toBe(200);
      api.advanceClock(1);
    }
    await guessPassword(email, 11);
    expect((await logInFrom(devices[0]!, email)).status).toBe(429);
    expect((await logInFrom(devices[1]!, email)).status).toBe(200);
  });

  test('[C14] count incorrect codes of sessions apart from those of logins, with growing lockouts too', async () => {
    const { email, secret } = await newTwoFactorSession(api);
    for (const seconds of [15 * 60, 60 * 60]) {
      const { gg2FAToken } = (await login(api, email)).body.data;
      const completed = await sendCode(gg2FAToken, await generateTwoFactorCode(api, secret));
      expect(completed.status).toBe(200);
      const disable = () =>
        api.call('POST /auth/client/gg-2fa/disable', {
          bearer: completed.body.data.accessToken,
          body: { password: PASSWORD, code: '000000' },
        });
      expect(await guess(10, disable)).toEqual(Array(10).fill(422));
      expect((await disable()).body.retryAfter).toBe(seconds);
      expect((await login(api, email)).status).toBe(200);
      api.advanceClock(seconds);
    }
  });

  test('count incorrect passwords of a session that are not in a row', async () => {
    const { accessToken: bearer } = await newSession(api);
    const download = (password: string) =>
      api.call('POST /shared/client/export', { bearer, body: { password } });
    expect(await guess(9, () => download('not-the-password'))).toEqual(Array(9).fill(422));
    expect((await download(PASSWORD)).status).toBe(200);
    expect((await download('not-the-password')).status).toBe(422);
    expect((await download('not-the-password')).status).toBe(429);
  });
});
