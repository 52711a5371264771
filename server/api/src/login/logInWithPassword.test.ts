import type * as Argon2 from '@node-rs/argon2';
import { openTestApi, PASSWORD } from '../../test/openTestApi';
import { login, newForm, newPlayer, readAccountId, signUp } from '../../test/players';
import { newTwoFactorSession } from '../../test/twoFactorPlayers';

const PRODUCTION_HASH = /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/;
const LIMITS = { failedLoginsByIpAddress: { count: 30, seconds: 600 } };

describe('password login', () => {
  const api = openTestApi({ limits: LIMITS });

  test('[C2] [A4] returns both tokens of a session for the correct password', async () => {
    const { email } = await newPlayer(api);
    const { status, body } = await login(api, email.toUpperCase());
    expect(status).toBe(200);
    expect(Object.keys(body.data).sort()).toEqual(['accessToken', 'refreshToken']);
  });

  test('gives the same response for an unknown email and an incorrect password', async () => {
    const { email } = await newPlayer(api);
    const wrong = await login(api, email, 'not-the-password');
    const unknown = await login(api, 'nobody@example.com', 'not-the-password');
    expect(wrong.status).toBe(401);
    expect(wrong.body).toEqual({ statusCode: 401, message: 'Incorrect email or password.' });
    expect(unknown.body).toEqual(wrong.body);
    expect(Object.keys(unknown.headers).sort()).toEqual(Object.keys(wrong.headers).sort());
  });

  test('reveals a pending activation only to a caller with the correct password', async () => {
    const form = newForm();
    await signUp(api, form);
    expect((await login(api, form.email, 'not-the-password')).status).toBe(401);
    const emails = api.log.length;
    api.advanceClock(60);
    const { status, body } = await login(api, form.email);
    expect([status, body.message]).toEqual([403, 'Activate your account first. We’ve emailed you a link.']);
    expect(api.log.length).toBe(emails + 1);
  });

  test('does not reveal an existing account to a caller who signs up with its email and logs in with the new password (B05)', async () => {
    const known = (await newPlayer(api)).email;
    const unknown = newForm().email;
    api.advanceClock(1);
    const [first, second] = await Promise.all(
      [known, unknown].map(async (email) => {
        await signUp(api, { ...newForm(), email, password: 'chosen-by-a-stranger' });
        const path = 'POST /public/auth/restore-account';
        const body = { email, password: 'chosen-by-a-stranger' };
        return [await login(api, email, body.password), await api.call(path, { body })].map((response) => [
          response.status,
          response.body,
        ]);
      }),
    );
    expect(first).toEqual(second);
    expect(first!.map(([status]) => status)).toEqual([403, 403]);
    expect((await login(api, known)).status).toBe(200);
  });

  test.each(['known', 'unknown'])('locks a %s account for 15 minutes after ten failures', async (kind) => {
    const form = kind === 'known' ? await newPlayer(api) : newForm();
    const ipAddress = kind === 'known' ? '10.1.0.1' : '10.1.0.2';
    for (let attempt = 0; attempt < 10; attempt += 1)
      expect((await login(api, form.email, 'not-the-password', ipAddress)).status).toBe(401);
    const locked = await login(api, form.email, PASSWORD, ipAddress);
    expect([locked.status, locked.body.statusCode, locked.headers['retry-after']]).toEqual([
      429,
      4290,
      '900',
    ]);
    api.advanceClock(15 * 60);
    expect((await login(api, form.email, PASSWORD, ipAddress)).status).toBe(kind === 'known' ? 200 : 401);
  });

  test('resets the failures after a successful login', async () => {
    const { email } = await newPlayer(api);
    for (let attempt = 0; attempt < 9; attempt += 1) await login(api, email, 'not-the-password', '10.4.0.1');
    expect((await login(api, email)).status).toBe(200);
    for (let attempt = 0; attempt < 9; attempt += 1) await login(api, email, 'not-the-password', '10.4.0.2');
    expect((await login(api, email)).status).toBe(200);
  });

  test('opens no session when it fails to reset the failures', async () => {
    const { email, username } = await newPlayer(api);
    await login(api, email, 'not-the-password', '10.4.0.3');
    await api.database
      .script(`create function fail() returns trigger language plpgsql as $$ begin raise 'fault'; end $$;
      create trigger fault before delete on lockouts for each row execute function fail()`);
    expect((await login(api, email)).status).toBe(500);
    await api.database.script('drop trigger fault on lockouts; drop function fail');
    const sessions = await api.database.query('select 1 from sessions where account_id = $1', [
      await readAccountId(api, username),
    ]);
    expect(sessions).toEqual([]);
    expect((await login(api, email)).status).toBe(200);
  });

  test('limits failures by IP address across accounts, and ignores a forged X-Forwarded-For header', async () => {
    const attempt = (index: number, headers?: Record<string, string>) =>
      api.call('POST /public/auth/login/credential', {
        body: { email: `victim${index}@example.com`, password: 'not-the-password' },
        from: '203.0.113.9',
        headers,
      });
    for (let index = 0; index < 30; index += 1) expect((await attempt(index)).status).toBe(401);
    expect((await attempt(30)).status).toBe(429);
    expect((await attempt(31, { 'x-forwarded-for': '198.51.100.1' })).status).toBe(429);
  });

  test('does not count successful logins toward the limit of their IP address', async () => {
    const { email } = await newPlayer(api);
    for (let attempt = 0; attempt < 40; attempt += 1)
      expect((await login(api, email, PASSWORD, '203.0.113.21')).status).toBe(200);
  });

  test('counts all IPv6 addresses of one /64 network as one', async () => {
    const attempt = (index: number, network: string) =>
      login(api, `stranger${index}@example.com`, 'not-the-password', `2001:db8:0:${network}::${index}`);
    for (let index = 0; index < 30; index += 1) expect((await attempt(index, 'a')).status).toBe(401);
    expect((await attempt(99, 'a')).status).toBe(429);
    expect((await attempt(99, 'b')).status).toBe(401);
  });

  test('limits failures by the IP address that the gateway saw, not the one the client claims', async () => {
    const attempt = (index: number, forged: string) =>
      api.call('POST /public/auth/login/credential', {
        body: { email: `target${index}@example.com`, password: 'not-the-password' },
        from: '127.0.0.1',
        headers: { 'x-forwarded-for': `${forged}, 203.0.113.77` },
      });
    for (let index = 0; index < 30; index += 1)
      expect((await attempt(index, `192.0.2.${index}`)).status).toBe(401);
    expect((await attempt(99, '192.0.2.200')).status).toBe(429);
  });

  test('[C14] allows ten incorrect codes, however often the correct password is entered between them', async () => {
    const { email } = await newTwoFactorSession(api);
    let wrong = 0;
    for (let round = 0; round < 6; round += 1) {
      const { status, body } = await login(api, email);
      if (status === 429) break;
      for (let guess = 0; guess < 4; guess += 1) {
        const response = await api.call('POST /auth/client/gg-2fa/valid', {
          bearer: body.data.gg2FAToken,
          body: { code: '000000' },
        });
        if (response.status === 422) wrong += 1;
      }
    }
    expect(wrong).toBe(10);
    expect((await login(api, email)).status).toBe(429);
  });
});

describe('password login with the production hashing cost', () => {
  const api = openTestApi({ limits: LIMITS, hasFullHashCost: true });

  test('compares as many hashes of the same cost for an unknown email as for an incorrect password', async () => {
    const verify = jest.spyOn(jest.requireActual<typeof Argon2>('@node-rs/argon2'), 'verify');
    const countComparisons = async (email: string) => {
      verify.mockClear();
      await login(api, email, 'not-the-password', '10.2.2.2');
      for (const [hash] of verify.mock.calls) expect(hash).toMatch(PRODUCTION_HASH);
      return verify.mock.calls.length;
    };
    const comparisons = await countComparisons((await newPlayer(api)).email);
    expect(comparisons).toBeGreaterThan(0);
    expect(await countComparisons('ghost@example.com')).toBe(comparisons);
  });

  test('counts a hundred concurrent guesses one by one', async () => {
    const { email } = await newPlayer(api);
    const responses = await Promise.all(
      Array.from({ length: 100 }, (_, index) => login(api, email, 'not-the-password', `10.3.0.${index}`)),
    );
    expect(responses.filter(({ status }) => status === 401)).toHaveLength(10);
    expect(responses.filter(({ status }) => status === 429)).toHaveLength(90);
  });

  test('does not lock the account when many logins send the correct password at once', async () => {
    const { email } = await newPlayer(api);
    const responses = await Promise.all(
      Array.from({ length: 25 }, () => login(api, email, PASSWORD, '203.0.113.30')),
    );
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
  });

  test('counts concurrent logins from one IP address one by one, including a correct one', async () => {
    const { email } = await newPlayer(api);
    const responses = await Promise.all(
      Array.from({ length: 60 }, (_, index) =>
        login(api, index === 50 ? email : `ghost${index}@example.com`, PASSWORD, '203.0.113.20'),
      ),
    );
    expect(responses.filter(({ status }) => status === 401)).toHaveLength(30);
    expect(responses[50]!.status).toBe(429);
  });

  test('stores passwords as argon2id with 19 MiB', async () => {
    await newPlayer(api);
    const rows = await api.database.query<{ password_hash: string }>('select password_hash from accounts');
    for (const row of rows) expect(row.password_hash).toMatch(PRODUCTION_HASH);
  });
});
