import { openTestApi, PASSWORD } from '../../test/openTestApi';
import { login, newForm, newPlayer, signUp } from '../../test/players';
import { newProtectedSession } from '../../test/protectedPlayers';

describe('login by password', () => {
  const api = openTestApi({
    limits: { failedLoginsByAddress: { count: 30, seconds: 600 } },
    hasFullHashCost: true,
  });

  test('[C2] [A4] the right password gives both tokens of a session', async () => {
    const { email } = await newPlayer(api);
    const { status, body } = await login(api, email.toUpperCase());
    expect(status).toBe(200);
    expect(Object.keys(body.data).sort()).toEqual(['accessToken', 'refreshToken']);
  });

  test('an unknown email and a wrong password are the same from outside', async () => {
    const { email } = await newPlayer(api);
    const wrong = await login(api, email, 'not-the-password');
    const unknown = await login(api, 'nobody@example.com', 'not-the-password');
    expect(wrong.status).toBe(401);
    expect(wrong.body).toEqual({ statusCode: 401, message: 'Incorrect email or password.' });
    expect(unknown.body).toEqual(wrong.body);
    expect(Object.keys(unknown.headers).sort()).toEqual(Object.keys(wrong.headers).sort());
  });

  test('an unknown email takes as long as a wrong password', async () => {
    const { email } = await newPlayer(api);
    const times = { known: [] as number[], unknown: [] as number[] };
    for (let round = 0; round < 7; round += 1)
      for (const kind of ['known', 'unknown'] as const) {
        const start = performance.now();
        await login(api, kind === 'known' ? email : 'ghost@example.com', 'not-the-password', '10.2.2.2');
        times[kind].push(performance.now() - start);
      }
    const median = (values: number[]) => values.sort((a, b) => a - b)[3]!;
    expect(median(times.unknown)).toBeGreaterThan(median(times.known) / 2);
  });

  test('an account that waits for activation says so, to who knows the password only', async () => {
    const form = newForm();
    await signUp(api, form);
    expect((await login(api, form.email, 'not-the-password')).status).toBe(401);
    const mails = api.log.length;
    api.wait(60);
    const { status, body } = await login(api, form.email);
    expect([status, body.message]).toEqual([403, 'Activate your account first. We’ve emailed you a link.']);
    expect(api.log.length).toBe(mails + 1);
  });

  test('who signs up with an email and signs in with the new password does not hear whether it has an account (B05)', async () => {
    const known = (await newPlayer(api)).email;
    const unknown = newForm().email;
    api.wait(1);
    const [first, second] = await Promise.all(
      [known, unknown].map(async (email) => {
        await signUp(api, { ...newForm(), email, password: 'chosen-by-a-stranger' });
        const path = 'POST /public/auth/restore-account';
        const body = { email, password: 'chosen-by-a-stranger' };
        return [await login(api, email, body.password), await api.call(path, { body })].map((answer) => [
          answer.status,
          answer.body,
        ]);
      }),
    );
    expect(first).toEqual(second);
    expect(first!.map(([status]) => status)).toEqual([403, 403]);
    expect((await login(api, known)).status).toBe(200);
  });

  test.each(['known', 'unknown'])('ten failures lock a %s account for 15 minutes', async (kind) => {
    const form = kind === 'known' ? await newPlayer(api) : newForm();
    const address = kind === 'known' ? '10.1.0.1' : '10.1.0.2';
    for (let attempt = 0; attempt < 10; attempt += 1)
      expect((await login(api, form.email, 'not-the-password', address)).status).toBe(401);
    const locked = await login(api, form.email, PASSWORD, address);
    expect([locked.status, locked.body.statusCode, locked.headers['retry-after']]).toEqual([
      429,
      4290,
      '900',
    ]);
    api.wait(15 * 60);
    expect((await login(api, form.email, PASSWORD, address)).status).toBe(kind === 'known' ? 200 : 401);
  });

  test('a hundred guesses at once are counted one by one', async () => {
    const { email } = await newPlayer(api);
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) => login(api, email, 'not-the-password', `10.3.0.${index}`)),
    );
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(90);
  });

  test('a success forgives the failures before it', async () => {
    const { email } = await newPlayer(api);
    for (let attempt = 0; attempt < 9; attempt += 1) await login(api, email, 'not-the-password', '10.4.0.1');
    expect((await login(api, email)).status).toBe(200);
    for (let attempt = 0; attempt < 9; attempt += 1) await login(api, email, 'not-the-password', '10.4.0.2');
    expect((await login(api, email)).status).toBe(200);
  });

  test('failures over many accounts stop an address, and a forged X-Forwarded-For does not help', async () => {
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

  test('a flood that comes at once is counted one by one, right passwords too', async () => {
    const { email } = await newPlayer(api);
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, index) =>
        login(api, index === 50 ? email : `ghost${index}@example.com`, PASSWORD, '203.0.113.20'),
      ),
    );
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(30);
    expect(answers[50]!.status).toBe(429);
  });

  test('sign-ins that succeed do not use up the tries of their address', async () => {
    const { email } = await newPlayer(api);
    for (let attempt = 0; attempt < 40; attempt += 1)
      expect((await login(api, email, PASSWORD, '203.0.113.21')).status).toBe(200);
  });

  test('the addresses of one home are one: IPv6 gives each home more than there are tries', async () => {
    const attempt = (index: number, home: string) =>
      login(api, `stranger${index}@example.com`, 'not-the-password', `2001:db8:0:${home}::${index}`);
    for (let index = 0; index < 30; index += 1) expect((await attempt(index, 'a')).status).toBe(401);
    expect((await attempt(99, 'a')).status).toBe(429);
    expect((await attempt(99, 'b')).status).toBe(401);
  });

  test('behind the gateway the address that it saw counts, not what the client wrote before it', async () => {
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

  test('[C14] a right password forgives no wrong codes: with it alone there are ten guesses, however many sign-ins', async () => {
    const { email } = await newProtectedSession(api);
    let wrong = 0;
    for (let round = 0; round < 6; round += 1) {
      const { status, body } = await login(api, email);
      if (status === 429) break;
      for (let guess = 0; guess < 4; guess += 1) {
        const answer = await api.call('POST /auth/client/gg-2fa/valid', {
          bearer: body.data.gg2FAToken,
          body: { code: '000000' },
        });
        if (answer.status === 422) wrong += 1;
      }
    }
    expect(wrong).toBe(10);
    expect((await login(api, email)).status).toBe(429);
  });

  test('passwords are stored as argon2id with 19 MiB', async () => {
    await newPlayer(api);
    const rows = await api.database.query<{ password_hash: string }>('select password_hash from accounts');
    for (const row of rows) expect(row.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });
});
