import type { LoginTokens } from '@hashgrid/contracts';
import { openTestApi } from '../../test/openTestApi';
import { login, newPlayer, readEvents } from '../../test/players';
import { generateTwoFactorCode, newTwoFactorSession } from '../../test/twoFactorPlayers';
import { whileInsertsFail } from '../../test/whileInsertsFail';

describe('two-factor login', () => {
  const api = openTestApi({ limits: { codesByIpAddress: { count: 10_000, seconds: 60 } } });

  const sendCode = (bearer: string, code: string) =>
    api.call<Required<LoginTokens>>('POST /auth/client/gg-2fa/valid', { bearer, body: { code } });
  const generateCode = (secret: string, secondsOff?: number) =>
    generateTwoFactorCode(api, secret, secondsOff);

  async function newTwoFactorPlayer() {
    const session = await newTwoFactorSession(api);
    return { ...session, gg2FAToken: (await login(api, session.email)).body.data.gg2FAToken };
  }

  test('[C14] [A5] [A6] returns only a two-factor token for the password, and a session for the code', async () => {
    const { email, secret, gg2FAToken } = await newTwoFactorPlayer();
    expect(Object.keys((await login(api, email)).body.data)).toEqual(['gg2FAToken']);
    const { status, body } = await sendCode(gg2FAToken, await generateCode(secret));
    expect(status).toBe(200);
    const profile = await api.call('GET /shared/client/profile', { bearer: body.data.accessToken });
    expect(profile.status).toBe(200);
  });

  test('accepts the two-factor token only for completing the login, and never asks to refresh it', async () => {
    const { gg2FAToken, secret } = await newTwoFactorPlayer();
    for (const route of [
      'GET /shared/client/profile',
      'GET /shared/client/wallets',
      'GET /auth/transaction',
    ]) {
      const { status, body } = await api.call(route, { bearer: gg2FAToken });
      expect([status, body.statusCode]).toEqual([401, 5003]);
    }
    expect((await api.call('POST /shared/auth/refresh', { bearer: gg2FAToken })).body.statusCode).toBe(5001);
    api.advanceClock(6 * 60);
    expect((await api.call('GET /shared/client/profile', { bearer: gg2FAToken })).body.statusCode).toBe(5003);
    const late = await sendCode(gg2FAToken, await generateCode(secret));
    expect([late.status, late.body.statusCode]).toEqual([401, 401]);
  });

  test('rejects an access token in place of a two-factor token', async () => {
    const { email } = await newPlayer(api);
    const { accessToken } = (await login(api, email)).body.data;
    expect((await sendCode(accessToken, '123456')).body.statusCode).toBe(401);
  });

  test('accepts a code once, across logins and concurrent requests', async () => {
    const { email, secret, gg2FAToken } = await newTwoFactorPlayer();
    const code = await generateCode(secret);
    const responses = await Promise.all(Array.from({ length: 5 }, () => sendCode(gg2FAToken, code)));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    const again = (await login(api, email)).body.data.gg2FAToken;
    expect((await sendCode(again, code)).body.errors).toHaveProperty('code');
    api.advanceClock(30);
    expect((await sendCode(again, await generateCode(secret))).status).toBe(200);
  });

  test('[A14] rejects an incorrect code on its field, and accepts a clock that is 30 seconds off but not two minutes', async () => {
    const { gg2FAToken, secret } = await newTwoFactorPlayer();
    const wrong = await sendCode(gg2FAToken, '000000');
    expect([wrong.status, wrong.body.errors]).toEqual([422, { code: [expect.any(String)] }]);
    expect((await sendCode(gg2FAToken, await generateCode(secret, -120))).status).toBe(422);
    expect((await sendCode(gg2FAToken, await generateCode(secret, -30))).status).toBe(200);
  });

  test('allows five codes per two-factor token', async () => {
    const { gg2FAToken, secret } = await newTwoFactorPlayer();
    for (let attempt = 0; attempt < 5; attempt += 1)
      expect((await sendCode(gg2FAToken, '000000')).status).toBe(422);
    const sixth = await sendCode(gg2FAToken, await generateCode(secret));
    expect([sixth.status, sixth.body.message]).toEqual([
      401,
      'Too many incorrect codes. Please log in again.',
    ]);
  });

  test('[C14] checks five of many concurrent guesses per token, and ten before it locks the account', async () => {
    const { email, secret, gg2FAToken } = await newTwoFactorPlayer();
    const logins = await Promise.all(Array.from({ length: 3 }, () => login(api, email)));
    const guesses = await Promise.all(
      logins.flatMap(({ body }) =>
        Array.from({ length: 50 }, (_, index) =>
          sendCode(body.data.gg2FAToken, String(index).padStart(6, '0')),
        ),
      ),
    );
    const count = (status: number) => guesses.filter((guess) => guess.status === status).length;
    expect(count(422)).toBe(10);
    expect(count(429)).toBeGreaterThan(0);
    expect((await login(api, email)).status).toBe(429);
    expect((await sendCode(gg2FAToken, await generateCode(secret))).status).toBe(429);
    api.advanceClock(15 * 60);
    expect((await login(api, email)).status).toBe(200);
  });

  test('allows ten guesses in total, however many two-factor tokens are issued', async () => {
    const { email } = await newTwoFactorPlayer();
    let checked = 0;
    for (let round = 0; round < 6; round += 1) {
      const { status, body } = await login(api, email);
      if (status !== 200) continue;
      for (let attempt = 0; attempt < 5; attempt += 1)
        if ((await sendCode(body.data.gg2FAToken, '000000')).status === 422) checked += 1;
    }
    expect(checked).toBe(10);
    expect((await login(api, email)).status).toBe(429);
  });

  test('[C14] accepts a recovery code once in place of a code, also in lowercase and with a space for its dash', async () => {
    const { email, gg2FAToken, recoveryCodes } = await newTwoFactorPlayer();
    const typed = ` ${recoveryCodes[3]!.toLowerCase().replace('-', ' ')} `;
    const { status, body } = await sendCode(gg2FAToken, typed);
    expect(status).toBe(200);
    expect((await api.call('GET /shared/client/profile', { bearer: body.data.accessToken })).status).toBe(
      200,
    );
    const again = (await login(api, email)).body.data.gg2FAToken;
    expect((await sendCode(again, recoveryCodes[3]!)).body.errors).toHaveProperty('code');
    expect((await sendCode(again, recoveryCodes[4]!)).status).toBe(200);
  });

  test('completes one of five concurrent logins with one recovery code', async () => {
    const { gg2FAToken, recoveryCodes } = await newTwoFactorPlayer();
    const responses = await Promise.all(
      Array.from({ length: 5 }, () => sendCode(gg2FAToken, recoveryCodes[0]!)),
    );
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('does not use up a code when the login fails after the check', async () => {
    const { email, accessToken, secret, gg2FAToken, recoveryCodes } = await newTwoFactorPlayer();
    const oneTimeCode = await generateCode(secret);
    for (const code of [oneTimeCode, recoveryCodes[0]!]) {
      const failed = await whileInsertsFail(api, 'sessions', () => sendCode(gg2FAToken, code));
      expect(failed.status).toBe(500);
    }
    expect(await readEvents(api, accessToken)).not.toContain('recoveryCodeUsed');
    expect((await sendCode(gg2FAToken, oneTimeCode)).status).toBe(200);
    const next = (await login(api, email)).body.data.gg2FAToken!;
    expect((await sendCode(next, recoveryCodes[0]!)).status).toBe(200);
    expect(await readEvents(api, accessToken)).toContain('recoveryCodeUsed');
  });

  test('does not lock the codes when a completed login is sent again', async () => {
    const { email, secret, gg2FAToken } = await newTwoFactorPlayer();
    const code = await generateCode(secret);
    expect((await sendCode(gg2FAToken, code)).status).toBe(200);
    for (let attempt = 0; attempt < 12; attempt += 1)
      expect((await sendCode(gg2FAToken, code)).status).toBe(401);
    expect((await login(api, email)).status).toBe(200);
  });

  test('does not lock the codes when many logins send a correct code at once', async () => {
    const { email, secret } = await newTwoFactorPlayer();
    const code = await generateCode(secret);
    const logins = await Promise.all(Array.from({ length: 15 }, () => login(api, email)));
    const responses = await Promise.all(logins.map(({ body }) => sendCode(body.data.gg2FAToken, code)));
    const statuses = responses.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, ...Array<number>(14).fill(422)]);
    expect((await login(api, email)).status).toBe(200);
  });

  test.each(['one-time', 'recovery'])(
    'does not lock the codes when a used %s code is sent again',
    async (kind) => {
      const { email, secret, gg2FAToken, recoveryCodes } = await newTwoFactorPlayer();
      const code = kind === 'recovery' ? recoveryCodes[0]! : await generateCode(secret);
      expect((await sendCode(gg2FAToken, code)).status).toBe(200);
      for (let attempt = 0; attempt < 12; attempt += 1) {
        const { status, body } = await login(api, email);
        expect(status).toBe(200);
        expect((await sendCode(body.data.gg2FAToken, code)).status).toBe(422);
      }
    },
  );

  test("rejects another player's recovery code", async () => {
    const { recoveryCodes } = await newTwoFactorPlayer();
    const { gg2FAToken } = await newTwoFactorPlayer();
    expect((await sendCode(gg2FAToken, recoveryCodes[0]!)).status).toBe(422);
  });

  test('accepts a code in Arabic-Indic digits', async () => {
    const { gg2FAToken, secret } = await newTwoFactorPlayer();
    const arabic = (await generateCode(secret)).replace(/\d/g, (digit) =>
      String.fromCharCode(0x660 + Number(digit)),
    );
    expect((await sendCode(gg2FAToken, arabic)).status).toBe(200);
  });
});
