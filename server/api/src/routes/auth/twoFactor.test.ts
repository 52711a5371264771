import type { LoginTokens } from '@hashgrid/contracts';
import { generate, generateSecret } from 'otplib';
import { openTestApi } from '../../../test/openTestApi';
import { login, newPlayer } from '../../../test/players';

describe('two-factor code', () => {
  const api = openTestApi();

  const valid = (bearer: string, code: string) =>
    api.call<Required<LoginTokens>>('POST /auth/client/gg-2fa/valid', { bearer, body: { code } });
  const codeOf = (secret: string, secondsOff = 0) =>
    generate({ secret, epoch: Math.floor(api.context.now().getTime() / 1000) + secondsOff });

  async function newProtectedPlayer() {
    const { email } = await newPlayer(api);
    const secret = generateSecret();
    await api.database.query(
      `insert into two_factor (account_id, secret, enabled_at) select id, $2, now() from accounts where email = $1`,
      [email, secret],
    );
    const { gg2FAToken } = (await login(api, email)).body.data;
    return { email, secret, gg2FAToken };
  }

  test('[C14] [A5] [A6] login gives a two-factor token alone, and the code then a session', async () => {
    const { email, secret, gg2FAToken } = await newProtectedPlayer();
    expect(Object.keys((await login(api, email)).body.data)).toEqual(['gg2FAToken']);
    const { status, body } = await valid(gg2FAToken, await codeOf(secret));
    expect(status).toBe(200);
    const profile = await api.call('GET /shared/client/profile', { bearer: body.data.accessToken });
    expect(profile.status).toBe(200);
  });

  test('the two-factor token is good for that call alone, and never asks for a refresh', async () => {
    const { gg2FAToken, secret } = await newProtectedPlayer();
    for (const line of [
      'GET /shared/client/profile',
      'GET /shared/client/wallets',
      'GET /auth/transaction',
    ]) {
      const { status, body } = await api.call(line, { bearer: gg2FAToken });
      expect([status, body.statusCode]).toEqual([401, 5003]);
    }
    expect((await api.call('POST /shared/auth/refresh', { bearer: gg2FAToken })).body.statusCode).toBe(5001);
    api.wait(6 * 60);
    expect((await api.call('GET /shared/client/profile', { bearer: gg2FAToken })).body.statusCode).toBe(5003);
    const late = await valid(gg2FAToken, await codeOf(secret));
    expect([late.status, late.body.statusCode]).toEqual([401, 401]);
  });

  test('an access token does not stand in for a two-factor token', async () => {
    const { email } = await newPlayer(api);
    const { accessToken } = (await login(api, email)).body.data;
    expect((await valid(accessToken, '123456')).body.statusCode).toBe(401);
  });

  test('a code works once, also for another login, and ten at once are one', async () => {
    const { email, secret, gg2FAToken } = await newProtectedPlayer();
    const code = await codeOf(secret);
    const answers = await Promise.all(Array.from({ length: 5 }, () => valid(gg2FAToken, code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const again = (await login(api, email)).body.data.gg2FAToken;
    expect((await valid(again, code)).body.errors).toHaveProperty('code');
    api.wait(30);
    expect((await valid(again, await codeOf(secret))).status).toBe(200);
  });

  test('[A14] a wrong code is told on its field; a clock 30 seconds off is forgiven, two minutes are not', async () => {
    const { gg2FAToken, secret } = await newProtectedPlayer();
    const wrong = await valid(gg2FAToken, '000000');
    expect([wrong.status, wrong.body.errors]).toEqual([422, { code: [expect.any(String)] }]);
    expect((await valid(gg2FAToken, await codeOf(secret, -120))).status).toBe(422);
    expect((await valid(gg2FAToken, await codeOf(secret, -30))).status).toBe(200);
  });

  test('a token allows five codes, and a hundred guesses at once lock the account', async () => {
    const { email, secret, gg2FAToken } = await newProtectedPlayer();
    const guesses = await Promise.all(Array.from({ length: 50 }, () => valid(gg2FAToken, '000000')));
    expect(guesses.filter(({ status }) => status === 422)).toHaveLength(5);
    expect((await login(api, email)).status).toBe(429);
    expect((await valid(gg2FAToken, await codeOf(secret))).status).not.toBe(200);
  });
});
