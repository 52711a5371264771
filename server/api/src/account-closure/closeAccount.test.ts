import { randomUUID } from 'node:crypto';
import type { MiningNodes, Profile } from '@hashgrid/contracts';
import { expectBalancedLedger } from '../../test/expectBalancedLedger';
import { runBeforeTransaction } from '../../test/runBeforeTransaction';
import { newMiner, advanceTime } from '../../test/newMiner';
import { openTestApi, PASSWORD } from '../../test/openTestApi';
import { readEvents, login, newForm, newSession, signUp } from '../../test/players';
import { generateTwoFactorCode, newTwoFactorSession, enableTwoFactor } from '../../test/twoFactorPlayers';
import { ECONOMY } from '../economy';
import { buyNode } from '../mining/nodes/buyNode';
import { authenticate } from '../sessions/authenticate';
import { closeAccount } from './closeAccount';
import { eraseAccounts } from './eraseAccounts';

const api = openTestApi();
const readProfile = (bearer: string) => api.call<Profile>('GET /shared/client/profile', { bearer });
const close = (bearer: string, password = PASSWORD) =>
  api.call('POST /shared/client/close', { bearer, body: { password } });
const restore = (email: string, password = PASSWORD, from = '10.0.0.1') =>
  api.call('POST /public/auth/restore-account', { body: { email, password }, from });
const pay = (bearer: string, recipient: string, amount: string) =>
  api.call('POST /auth/transaction/transfer', {
    bearer,
    headers: { 'idempotency-key': `key-${recipient}-${amount}` },
    body: { recipient, token: 'USDT', amount },
  });

describe('a closed account', () => {
  test('[C5] [A10] ends its sessions, is reported as closed only to its owner, and can be restored', async () => {
    const { email, accessToken, refreshToken } = await newSession(api);
    expect((await close(accessToken, 'not-the-password')).body.errors).toHaveProperty('password');
    expect((await close(accessToken)).body.message).toContain('Your account is closed.');
    expect((await readProfile(accessToken)).body.statusCode).toBe(5001);
    expect((await api.call('POST /shared/auth/refresh', { bearer: refreshToken })).status).toBe(401);
    const ownLogin = await login(api, email);
    expect([ownLogin.status, ownLogin.body]).toEqual([
      403,
      { statusCode: 5004, message: 'This account is closed. You can restore it.' },
    ]);
    expect((await login(api, email, 'not-the-password')).status).toBe(401);
    const { status, body } = await restore(email);
    expect([status, body]).toEqual([200, { message: 'Your account has been restored. You can log in now.' }]);
    const newAccessToken = (await login(api, email)).body.data.accessToken;
    expect((await readEvents(api, newAccessToken)).slice(0, 4)).toEqual([
      'loggedIn',
      'accountRestored',
      'loginFailed',
      'accountClosed',
    ]);
    expect((await api.readEmailSubjects(email)).slice(0, 2)).toEqual([
      'Your account has been restored',
      'Your account is closed',
    ]);
  });

  test('gets no node from a purchase that was authenticated before it was closed', async () => {
    const miner = await newMiner(api);
    const order = { type: ECONOMY.shop[0]!.code };
    const caller = { ipAddress: '10.0.0.1', device: '', language: 'en-US' };
    const buy = () => buyNode(api.context, { playerId: miner.id, key: randomUUID(), order, caller });
    const bearer = await miner.bearer();
    expect((await close(bearer)).status).toBe(200);
    await expect(buy()).rejects.toMatchObject({ kind: 'sessionRevoked' });
  });

  test('[C5] is not revealed by a restore with an incorrect password, which counts toward the lockout (B05)', async () => {
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
    api.advanceClock(15 * 60);
    expect((await restore(email)).status).toBe(200);
  });

  test('earns nothing from its nodes or its network while closed, and resumes both when restored', async () => {
    // Closing at the end of a block leaves no earnings to settle later.
    const { blockSeconds } = api.context.config.gameProfile;
    await advanceTime(api, blockSeconds - ((api.context.now().getTime() / 1000) % blockSeconds));
    const referrer = await newMiner(api);
    const { referralCode } = await referrer.get<Profile>('/shared/client/profile');
    const member = await newMiner(api, { referralCode });
    const readEarnings = async () =>
      (
        await api.context.database.query<{ work: bigint; mined: bigint; bonus: bigint }>(
          `select coalesce(sum(work), 0)::bigint as work, coalesce(sum(mined), 0)::bigint as mined,
             coalesce(sum(bonus), 0)::bigint as bonus from share_buckets where player_id = $1`,
          [referrer.id],
        )
      )[0]!;
    const readNodeStatuses = async () =>
      (await referrer.get<MiningNodes>('/shared/mining/nodes')).nodes.map((n) => n.status);
    await advanceTime(api, 600);
    const before = await readEarnings();
    expect([before.mined > 0n, before.bonus > 0n]).toEqual([true, true]);
    await close(await referrer.bearer());
    const atClose = await readEarnings();
    await advanceTime(api, 3600);
    expect(await readEarnings()).toEqual(atClose);
    expect((await restore(referrer.email)).status).toBe(200);
    await referrer.logInAgain();
    expect(await readNodeStatuses()).toEqual(['running']);
    await advanceTime(api, 600);
    const after = await readEarnings();
    expect([after.mined > atClose.mined, after.bonus > atClose.bonus]).toEqual([true, true]);
    expect((await member.get<MiningNodes>('/shared/mining/nodes')).nodes[0]?.status).toBe('running');
    await expectBalancedLedger(api.context.database);
  });

  test('earns no network bonus once it is erased', async () => {
    const referrer = await newMiner(api);
    const { referralCode } = await referrer.get<Profile>('/shared/client/profile');
    await newMiner(api, { referralCode });
    await close(await referrer.bearer());
    api.advanceClock(1);
    const now = api.context.now();
    expect(await eraseAccounts(api.database, { closedBefore: now, now })).toBeGreaterThan(0);
    const readBonuses = () =>
      api.database.query('select sum(bonus) as bonus from share_buckets where player_id = $1', [referrer.id]);
    const atErasure = await readBonuses();
    await advanceTime(api, 3600);
    expect(await readBonuses()).toEqual(atErasure);
  });

  test('does not restart nodes that were stopped before it was closed', async () => {
    const miner = await newMiner(api);
    await miner.call('POST /auth/mining/nodes/stop-all', {});
    await close(await miner.bearer());
    await restore(miner.email);
    await miner.logInAgain();
    expect((await miner.get<MiningNodes>('/shared/mining/nodes')).nodes[0]?.status).toBe('paused');
  });

  test('can neither be paid nor refer players', async () => {
    const closing = await newSession(api);
    const { referralCode } = (await readProfile(closing.accessToken)).body.data;
    await close(closing.accessToken);
    const { accessToken } = await newSession(api);
    expect((await pay(accessToken, closing.username, '1')).body.errors).toHaveProperty('recipient');
    expect((await api.call(`GET /public/referral/${referralCode}`)).status).toBe(404);
  });
});

test('closing an account with two-factor authentication requires a two-factor code', async () => {
  const { accessToken: bearer, secret } = await newTwoFactorSession(api);
  const closeWith = (code?: string) =>
    api.call('POST /shared/client/close', { bearer, body: { password: PASSWORD, code } });
  for (const code of [undefined, '000000']) {
    const { status, body } = await closeWith(code);
    expect([status, Object.keys(body.errors!)]).toEqual([422, ['code']]);
  }
  expect((await readProfile(bearer)).status).toBe(200);
  expect((await closeWith(await generateTwoFactorCode(api, secret))).status).toBe(200);
  expect((await readProfile(bearer)).body.statusCode).toBe(5001);
});

describe('closing an account fails when a concurrent request', () => {
  const caller = { ipAddress: '10.0.0.1', device: '', language: 'en-US' };
  const closeDuring = async (bearer: string, change: () => Promise<unknown>) => {
    const request = {
      player: await authenticate(api.context, bearer),
      proof: { password: PASSWORD },
      caller,
    };
    return closeAccount(runBeforeTransaction(api.context, change), request);
  };

  test('enables a second factor', async () => {
    const { accessToken } = await newSession(api);
    await expect(closeDuring(accessToken, () => enableTwoFactor(api, accessToken))).rejects.toMatchObject({
      kind: 'twoFactorCodeMissing',
    });
    expect((await readProfile(accessToken)).status).toBe(200);
  });

  test('changes the password', async () => {
    const { accessToken: bearer } = await newSession(api);
    const body = { currentPassword: PASSWORD, newPassword: 'an0ther-good-passphrase' };
    const change = () => api.call('PATCH /shared/auth/change-password', { bearer, body });
    await expect(closeDuring(bearer, change)).rejects.toMatchObject({
      errors: { password: [expect.any(String)] },
    });
    expect((await readProfile(bearer)).status).toBe(200);
  });
});

test('restoring an open account changes nothing', async () => {
  const { email, accessToken } = await newSession(api);
  const subjects = await api.readEmailSubjects(email);
  expect((await restore(email)).status).toBe(200);
  expect((await readProfile(accessToken)).status).toBe(200);
  expect(await api.readEmailSubjects(email)).toEqual(subjects);
});

test('restoring an account that isn’t activated emails the activation link again, as the message says', async () => {
  const form = newForm();
  const { email } = form;
  await signUp(api, form);
  api.advanceClock(60);
  const { status, body } = await restore(email);
  expect([status, body.message]).toEqual([403, 'Activate your account first. We’ve emailed you a link.']);
  expect(await api.readEmailSubjects(email)).toEqual(['Activate your account', 'Activate your account']);
});
