import type { MiningNodes, Preferences, Profile } from '@hashgrid/contracts';
import { expectWholeLedger } from '../../test/expectWholeLedger';
import { newMiner, pass } from '../../test/newMiner';
import { BROWSERS } from '../../test/browsers';
import { openTestApi, PASSWORD } from '../../test/openTestApi';
import { eventsOf, login, newPlayer, newSession } from '../../test/players';
import { LIMITS } from '../config';

const NEW_PASSWORD = 'a-new-tr0ub4dor';
const PREFERENCES: Preferences = {
  language: 'ja-JP',
  numberFormat: 'plain',
  motion: 'reduced',
  video: false,
  mails: { newSignIn: false, payments: false },
};

describe('the own account', () => {
  const api = openTestApi();
  const profile = (bearer: string) => api.call<Profile>('GET /shared/client/profile', { bearer });
  const change = (bearer: string, currentPassword: string, newPassword: string) =>
    api.call('PATCH /shared/auth/change-password', { bearer, body: { currentPassword, newPassword } });
  const close = (bearer: string, password = PASSWORD) =>
    api.call('POST /shared/client/close', { bearer, body: { password } });
  const restore = (email: string, password = PASSWORD, from = '10.0.0.1') =>
    api.call('POST /public/auth/restore-account', { body: { email, password }, from });
  const save = (bearer: string, preferences: object) =>
    api.call<Preferences>('PUT /shared/client/preferences', { bearer, body: preferences });
  const pay = (bearer: string, recipient: string, amount: string) =>
    api.call('POST /auth/transaction/transfer', {
      bearer,
      headers: { 'idempotency-key': `key-${recipient}-${amount}` },
      body: { recipient, token: 'USDT', amount },
    });

  describe('password', () => {
    test('[C9] a change ends the other sessions at once, keeps this one, is logged and mailed', async () => {
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
      expect((await eventsOf(api, accessToken)).slice(2, 3)).toEqual(['passwordChanged']);
      expect((await api.mailsTo(email))[0]).toBe('Your password was changed');
    });

    test('[C9] [A14] a wrong, common, personal or unchanged password is told on its field', async () => {
      const { email, accessToken } = await newSession(api);
      const wrong = await change(accessToken, 'not-the-password', NEW_PASSWORD);
      expect([wrong.status, wrong.body.errors]).toEqual([422, { currentPassword: ['Incorrect password.'] }]);
      for (const weak of ['short', 'password123', email, PASSWORD])
        expect(Object.keys((await change(accessToken, PASSWORD, weak)).body.errors!)).toEqual([
          'newPassword',
        ]);
      expect((await login(api, email)).status).toBe(200);
    });

    test('[C9] a stolen session cannot guess the password: ten failures lock the account', async () => {
      const { email, accessToken } = await newSession(api);
      const guesses = await Promise.all(
        Array.from({ length: 30 }, (_, index) => change(accessToken, `guess-number-${index}`, NEW_PASSWORD)),
      );
      expect(guesses.filter(({ status }) => status === 422)).toHaveLength(10);
      expect(guesses.filter(({ status }) => status === 429)).toHaveLength(20);
      expect((await change(accessToken, PASSWORD, NEW_PASSWORD)).status).toBe(429);
      expect((await login(api, email)).status).toBe(429);
      const events = await eventsOf(api, accessToken);
      expect(events.filter((kind) => kind === 'accountLocked')).toHaveLength(1);
      expect(await api.mailsTo(email)).toEqual([
        'Your account is locked for 15 minutes',
        'Activate your account',
      ]);
      api.wait(15 * 60);
      for (let attempt = 0; attempt < 12; attempt += 1) await login(api, email, 'not-the-password');
      expect(await api.mailsTo(email)).toHaveLength(3);
    });

    test('[C9] a session cannot keep the server busy with the right password', async () => {
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

    test('a mailed link does not outlive a change of the password', async () => {
      const { email, accessToken } = await newSession(api);
      await api.call('POST /public/reset-password/request', { body: { email } });
      const token = api.mailedToken();
      await change(accessToken, PASSWORD, NEW_PASSWORD);
      const late = await api.call('POST /public/reset-password/confirm', {
        body: { token, password: 'somebody-elses-1' },
      });
      expect(late.status).toBe(409);
    });
  });

  describe('closing and restoring', () => {
    test('[C5] [A10] a closed account ends its sessions, says so to its owner alone, and can be restored', async () => {
      const { email, accessToken, refreshToken } = await newSession(api);
      expect((await close(accessToken, 'not-the-password')).body.errors).toHaveProperty('password');
      expect((await close(accessToken)).body.message).toContain('Your account is closed.');
      expect((await profile(accessToken)).body.statusCode).toBe(5001);
      expect((await api.call('POST /shared/auth/refresh', { bearer: refreshToken })).status).toBe(401);
      const owner = await login(api, email);
      expect([owner.status, owner.body]).toEqual([
        403,
        { statusCode: 5004, message: 'This account is closed. You can restore it.' },
      ]);
      expect((await login(api, email, 'not-the-password')).status).toBe(401);
      const { status, body } = await restore(email);
      expect([status, body]).toEqual([
        200,
        { message: 'Your account has been restored. You can log in now.' },
      ]);
      const again = (await login(api, email)).body.data.accessToken;
      expect((await eventsOf(api, again)).slice(0, 4)).toEqual([
        'signedIn',
        'accountRestored',
        'signInFailed',
        'accountClosed',
      ]);
      expect((await api.mailsTo(email)).slice(0, 2)).toEqual([
        'Your account has been restored',
        'Your account is closed',
      ]);
    });

    test('[C5] an unknown email and a wrong password are the same, and count towards the lock (B05)', async () => {
      const { email, accessToken } = await newSession(api);
      await close(accessToken);
      const wrong = await restore(email, 'not-the-password', '10.8.0.1');
      const unknown = await restore('nobody@example.com', 'not-the-password', '10.8.0.1');
      expect([wrong.status, wrong.body]).toEqual([
        401,
        { statusCode: 401, message: 'Incorrect email or password.' },
      ]);
      expect([unknown.status, unknown.body]).toEqual([wrong.status, wrong.body]);
      for (let attempt = 1; attempt < 10; attempt += 1) await restore(email, 'not-the-password', '10.8.0.2');
      expect((await restore(email)).status).toBe(429);
      api.wait(15 * 60);
      expect((await restore(email)).status).toBe(200);
    });

    test('restoring twice, or an account that is open, changes nothing', async () => {
      const { email, accessToken } = await newSession(api);
      const mails = await api.mailsTo(email);
      expect((await restore(email)).status).toBe(200);
      expect((await profile(accessToken)).status).toBe(200);
      expect(await api.mailsTo(email)).toEqual(mails);
    });

    test('a closed account earns nothing, neither by nodes nor by its network, and restoring goes on as it was', async () => {
      const host = await newMiner(api);
      const { referralCode } = await host.get<Profile>('/shared/client/profile');
      const guest = await newMiner(api, { referralCode });
      const earned = async () =>
        (
          await api.context.database.query<{ work: bigint; mined: bigint; bonus: bigint }>(
            `select coalesce(sum(work), 0)::bigint as work, coalesce(sum(mined), 0)::bigint as mined,
               coalesce(sum(bonus), 0)::bigint as bonus from share_buckets where player_id = $1`,
            [host.id],
          )
        )[0]!;
      const runningOf = async () =>
        (await host.get<MiningNodes>('/shared/mining/nodes')).nodes.map((n) => n.status);
      await pass(api, 600);
      const before = await earned();
      expect([before.mined > 0n, before.bonus > 0n]).toEqual([true, true]);
      await close(await host.bearer());
      const atClose = await earned();
      await pass(api, 3600);
      expect(await earned()).toEqual(atClose);
      expect((await restore(host.email)).status).toBe(200);
      await host.signInAgain();
      expect(await runningOf()).toEqual(['running']);
      await pass(api, 600);
      const after = await earned();
      expect([after.mined > atClose.mined, after.bonus > atClose.bonus]).toEqual([true, true]);
      expect((await guest.get<MiningNodes>('/shared/mining/nodes')).nodes[0]?.status).toBe('running');
      await expectWholeLedger(api.context.database);
    });

    test('a node that was stopped before the account was closed stays stopped', async () => {
      const miner = await newMiner(api);
      await miner.call('POST /auth/mining/nodes/stop-all', {});
      await close(await miner.bearer());
      await restore(miner.email);
      await miner.signInAgain();
      expect((await miner.get<MiningNodes>('/shared/mining/nodes')).nodes[0]?.status).toBe('paused');
    });

    test('a closed account cannot be paid, nor invite', async () => {
      const closing = await newSession(api);
      const { referralCode } = (await profile(closing.accessToken)).body.data;
      await close(closing.accessToken);
      const { accessToken } = await newSession(api);
      expect((await pay(accessToken, closing.username, '1')).body.errors).toHaveProperty('recipient');
      expect((await api.call(`GET /public/referral/${referralCode}`)).status).toBe(404);
    });
  });

  describe('preferences', () => {
    test('are kept on the server, all of them, and are part of the profile', async () => {
      const { email, accessToken } = await newSession(api);
      expect((await profile(accessToken)).body.data.preferences).toBeNull();
      const { status, body } = await save(accessToken, PREFERENCES);
      expect([status, body.message, body.data]).toEqual([200, 'Settings saved.', PREFERENCES]);
      const elsewhere = (await login(api, email)).body.data.accessToken;
      expect((await profile(elsewhere)).body.data.preferences).toEqual(PREFERENCES);
    });

    test.each([
      ['language', { ...PREFERENCES, language: 'xx-XX' }],
      ['language', { ...PREFERENCES, language: '../../x' }],
      ['motion', { ...PREFERENCES, motion: 'wild' }],
      ['payments', { ...PREFERENCES, mails: { newSignIn: true } }],
      ['everything', { ...PREFERENCES, mails: { ...PREFERENCES.mails, everything: true } }],
      ['isAdmin', { ...PREFERENCES, isAdmin: true }],
      ['video', { ...PREFERENCES, video: undefined }],
    ])('[A14] a wrong %s is told on its field', async (field, preferences) => {
      const { accessToken } = await newSession(api);
      const { status, body } = await save(accessToken, preferences);
      expect([status, Object.keys(body.errors!)]).toEqual([422, [field]]);
    });
  });

  describe('mail notices', () => {
    const signIn = (email: string, device: string, from: string) => login(api, email, PASSWORD, from, device);

    test('a sign-in from a new device or place is mailed, a known one and a newer version are not', async () => {
      const { email } = await newPlayer(api);
      const notices = async () =>
        (await api.mailsTo(email)).filter((subject) => subject === 'New login to your account').length;
      await signIn(email, BROWSERS.chromeOnWindows, '198.51.100.1');
      await signIn(email, BROWSERS.chromeOnWindows, '198.51.100.77');
      await signIn(email, BROWSERS.nextChromeOnWindows, '198.51.100.1');
      expect(await notices()).toBe(0);
      await signIn(email, BROWSERS.safariOnPhone, '198.51.100.1');
      expect(await notices()).toBe(1);
      await signIn(email, BROWSERS.safariOnPhone, '198.51.100.1');
      expect(await notices()).toBe(1);
      await signIn(email, BROWSERS.chromeOnWindows, '203.0.113.1');
      expect(await notices()).toBe(2);
      const [mail] = await api.database.query<{ body: string }>(
        'select body from mails where recipient = $1 order by id desc limit 1',
        [email],
      );
      expect(mail!.body).toContain('Device: Chrome 140, Windows 10+\nAddress: 203.0.113.1');
    });

    test('a payment is mailed to who was paid, without what the sender wrote, and not without end', async () => {
      const reader = await newPlayer(api);
      const { accessToken, username } = await newSession(api);
      for (let index = 1; index <= 12; index += 1)
        expect((await pay(accessToken, reader.username, `0.0${index + 10}`)).status).toBe(200);
      const mails = await api.mailsTo(reader.email);
      expect(mails.filter((subject) => subject.startsWith('You received '))).toHaveLength(10);
      const [mail] = await api.database.query<{ body: string }>(
        'select body from mails where recipient = $1 order by id limit 1 offset 1',
        [reader.email],
      );
      expect(mail!.body).toContain(`${username} sent you 0.011 USDT`);
    });

    test('who wants no mails gets none of either kind, but is told of a changed password', async () => {
      const { email, username, accessToken } = await newSession(api);
      await save(accessToken, PREFERENCES);
      const mails = await api.mailsTo(email);
      await signIn(email, BROWSERS.firefoxOnLinux, '192.0.2.55');
      await pay((await newSession(api)).accessToken, username, '1');
      expect(await api.mailsTo(email)).toEqual(mails);
      await change(accessToken, PASSWORD, NEW_PASSWORD);
      expect((await api.mailsTo(email))[0]).toBe('Your password was changed');
    });
  });
});
