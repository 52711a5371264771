import type { LinkedAddress, LinkedAddresses, LoginTokens, TwoFactorStatus } from '@hashgrid/contracts';
import { LINKED_ADDRESSES } from '@hashgrid/contracts';
import { openTestApi, PASSWORD } from '../../test/openTestApi';
import { login, newSession, readEvents } from '../../test/players';
import { generateTwoFactorCode, newTwoFactorSession, enableTwoFactor } from '../../test/twoFactorPlayers';
import { link, linkNewWallet, logInWith, newWallet, sendSignature, sign } from '../../test/wallets';
import { readOutbox } from '../mail/readOutbox';

const MINUTE = 60;

describe('linked addresses', () => {
  const api = openTestApi();
  const list = async (bearer: string) =>
    (await api.call<LinkedAddresses>('GET /shared/client/addresses', { bearer })).body.data;
  const rename = (bearer: string, address: string, name: string) =>
    api.call<LinkedAddress>(`PATCH /shared/client/addresses/${address}`, { bearer, body: { name } });
  const unlink = (bearer: string, address: string, body: object = { password: PASSWORD }) =>
    api.call(`POST /shared/client/addresses/${address}/unlink`, { bearer, body });
  const refresh = async (bearer: string) =>
    (await api.call<Required<LoginTokens>>('POST /shared/auth/refresh', { bearer })).body.data.accessToken;
  const readProfile = (bearer: string) => api.call('GET /shared/client/profile', { bearer });

  test('are linked, used, named and unlinked, each in the security log and by email', async () => {
    const { accessToken: bearer, email } = await newSession(api);
    expect(await list(bearer)).toEqual({ addresses: [], maxCount: LINKED_ADDRESSES.maxCount });
    const wallet = await linkNewWallet(api, bearer, { name: ' My  phone ' });
    const linkedAt = api.context.now().toISOString();
    const dto = {
      address: wallet.address,
      name: 'My  phone',
      contractChainId: null,
      linkedAt,
      lastUsedAt: null,
    };
    expect((await list(bearer)).addresses).toEqual([dto]);
    api.advanceClock(5);
    await logInWith(api, wallet);
    expect((await list(bearer)).addresses).toEqual([{ ...dto, lastUsedAt: api.context.now().toISOString() }]);
    const renamed = await rename(bearer, wallet.address.toLowerCase(), 'Phone');
    expect([renamed.body.message, renamed.body.data.name]).toEqual(['Wallet renamed.', 'Phone']);
    const unlinked = await unlink(bearer, wallet.address);
    expect(unlinked.body).toEqual({ message: 'Wallet unlinked. You can’t log in with it anymore.' });
    expect((await list(bearer)).addresses).toEqual([]);
    expect((await logInWith(api, wallet)).body.statusCode).toBe(5005);
    const changes = ['addressUnlinked', 'addressRenamed', 'addressLinked'];
    expect((await readEvents(api, bearer)).filter((kind) => kind.startsWith('address'))).toEqual(changes);
    expect((await api.readEmailSubjects(email)).filter((subject) => subject.includes('wallet'))).toEqual([
      'A wallet was unlinked from your account',
      'A linked wallet was renamed',
      'A wallet was linked to your account',
    ]);
    const emails = (await readOutbox(api.context)).filter(
      ({ recipient, subject }) => recipient === email && subject.includes('wallet'),
    );
    expect(emails).toHaveLength(3);
    for (const { body } of emails) expect(body).toContain(`Wallet: ${wallet.address}\n`);
    expect(emails[1]?.body).toContain('A crypto wallet linked to your account was renamed.');
  });

  test('all log in to their account', async () => {
    const { accessToken: bearer } = await newSession(api);
    const wallets = [await linkNewWallet(api, bearer), await linkNewWallet(api, bearer)];
    const { body } = await api.call<{ id: string }>('GET /shared/client/profile', { bearer });
    for (const wallet of wallets) {
      const { accessToken } = (await logInWith(api, wallet)).body.data;
      const own = await api.call<{ id: string }>('GET /shared/client/profile', { bearer: accessToken });
      expect(own.body.data.id).toBe(body.data.id);
    }
  });

  test('belong to one account each', async () => {
    const [owner, other] = [await newSession(api), await newSession(api)];
    const wallet = await linkNewWallet(api, owner.accessToken);
    const taken = await link(api, other.accessToken, await sign(api, wallet));
    expect([taken.status, taken.body.message]).toEqual([
      409,
      'This wallet is linked to another account. Unlink it there first.',
    ]);
    const again = await link(api, owner.accessToken, await sign(api, wallet));
    expect([again.status, again.body.message]).toEqual([
      409,
      'This wallet is already linked to your account.',
    ]);
    await unlink(owner.accessToken, wallet.address);
    expect((await link(api, other.accessToken, await sign(api, wallet))).status).toBe(200);
  });

  test('are linked once when the request is repeated because its response was lost', async () => {
    const { accessToken: bearer, secret, email } = await newTwoFactorSession(api);
    const code = await generateTwoFactorCode(api, secret);
    const body = { ...(await sign(api, newWallet())), name: 'Phone', password: PASSWORD, code };
    const first = await link(api, bearer, body);
    const repeated = await link(api, bearer, body);
    expect([repeated.status, repeated.body]).toEqual([200, first.body]);
    const emails = (await api.readEmailSubjects(email)).filter((subject) => subject.includes('linked'));
    expect(emails).toHaveLength(1);
    const other = await newSession(api);
    expect((await link(api, other.accessToken, body)).status).toBe(401);
  });

  test('belong to one account when several link it concurrently', async () => {
    const wallet = newWallet();
    const sessions = await Promise.all(Array.from({ length: 4 }, () => newSession(api)));
    const signed = await Promise.all(sessions.map(() => sign(api, wallet)));
    const responses = await Promise.all(
      sessions.map(({ accessToken }, index) => link(api, accessToken, signed[index]!)),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect((await logInWith(api, wallet)).status).toBe(200);
  });

  test('are limited in number, even when linked concurrently', async () => {
    const { accessToken: bearer } = await newSession(api);
    const own = await linkNewWallet(api, bearer);
    for (let count = 3; count < LINKED_ADDRESSES.maxCount; count += 1) await linkNewWallet(api, bearer);
    const signed = await Promise.all(Array.from({ length: 5 }, () => sign(api, newWallet())));
    const responses = await Promise.all(signed.map((each) => link(api, bearer, each)));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409, 409]);
    expect((await list(bearer)).addresses).toHaveLength(LINKED_ADDRESSES.maxCount);
    expect(responses.find(({ status }) => status === 409)!.body.message).toContain('maximum number');
    const again = await link(api, bearer, await sign(api, own));
    expect(again.body.message).toBe('This wallet is already linked to your account.');
  });

  test('need the password to be linked, unless the session has just begun with it', async () => {
    const { accessToken: bearer, refreshToken } = await newSession(api);
    await linkNewWallet(api, bearer);
    api.advanceClock(9 * MINUTE);
    const wallet = await linkNewWallet(api, bearer);
    const renewed = await refresh(refreshToken);
    api.advanceClock(MINUTE);
    const next = await sign(api, newWallet());
    for (const fields of [{}, { password: 'not-the-password' }]) {
      const { status, body } = await link(api, renewed, { ...next, ...fields });
      expect([status, Object.keys(body.errors!)]).toEqual([422, ['password']]);
    }
    // The nonce is still unused.
    expect((await link(api, renewed, { ...next, password: PASSWORD })).status).toBe(200);
    const byWallet = (await logInWith(api, wallet)).body.data.accessToken;
    const refused = await link(api, byWallet, await sign(api, newWallet()));
    expect([refused.status, Object.keys(refused.body.errors!)]).toEqual([422, ['password']]);
  });

  test('need a code to be linked and unlinked when a second factor is enabled', async () => {
    const { accessToken: bearer, secret } = await newTwoFactorSession(api);
    const wallet = newWallet();
    // The session began before the second factor was enabled, so it never proved it.
    const signed = await sign(api, wallet);
    expect(Object.keys((await link(api, bearer, signed)).body.errors!)).toEqual(['password']);
    const withoutCode = await link(api, bearer, { ...signed, password: PASSWORD });
    expect([withoutCode.status, withoutCode.body.statusCode]).toEqual([422, 5003]);
    const code = await generateTwoFactorCode(api, secret);
    expect((await link(api, bearer, { ...signed, password: PASSWORD, code })).status).toBe(200);
    const missing = await unlink(bearer, wallet.address);
    expect([missing.status, missing.body.statusCode]).toEqual([422, 5003]);
    const wrong = await unlink(bearer, wallet.address, { password: PASSWORD, code: '000000' });
    expect(Object.keys(wrong.body.errors!)).toEqual(['code']);
    api.advanceClock(MINUTE);
    const proof = { password: PASSWORD, code: await generateTwoFactorCode(api, secret) };
    expect((await unlink(bearer, wallet.address, proof)).status).toBe(200);
  });

  test('use up no recovery code when another tab has unlinked them already', async () => {
    const { accessToken: bearer, recoveryCodes } = await newTwoFactorSession(api);
    const proof = { password: PASSWORD, code: recoveryCodes[0] };
    expect((await unlink(bearer, newWallet().address, proof)).status).toBe(404);
    const { body } = await api.call<TwoFactorStatus>('GET /auth/client/gg-2fa', { bearer });
    expect(body.data.recoveryCodesLeft).toBe(10);
  });

  test('need no further code right after a login with one', async () => {
    const { email, secret } = await newTwoFactorSession(api);
    const { gg2FAToken } = (await login(api, email)).body.data;
    const { body } = await api.call<Required<LoginTokens>>('POST /auth/client/gg-2fa/valid', {
      bearer: gg2FAToken,
      body: { code: await generateTwoFactorCode(api, secret) },
    });
    const linked = await link(api, body.data.accessToken, await sign(api, newWallet()));
    expect(linked.status).toBe(200);
  });

  test('are refused without a signature or with a wrong one', async () => {
    const { accessToken: bearer } = await newSession(api);
    const { message, signature } = await sign(api, newWallet());
    for (const [fields, missing] of [
      [{}, 'message'],
      [{ message }, 'signature'],
      [{ signature }, 'message'],
    ] as const)
      expect(Object.keys((await link(api, bearer, fields)).body.errors!)).toEqual([missing]);
    const other = await newWallet().signMessage({ message });
    expect((await link(api, bearer, { message, signature: other })).status).toBe(401);
    expect((await link(api, bearer, { message, signature })).status).toBe(401);
    expect((await link(api, bearer, { addressProof: 'unknown' })).status).toBe(410);
    expect((await list(bearer)).addresses).toEqual([]);
  });

  test('are not reported as linked for a wrong signature because they were linked before', async () => {
    const { accessToken: bearer } = await newSession(api);
    const wallet = await linkNewWallet(api, bearer);
    api.advanceClock(2 * MINUTE);
    const { message } = await sign(api, wallet);
    const signature = await newWallet().signMessage({ message });
    const forged = { message, signature, password: PASSWORD };
    for (let tries = 0; tries < 2; tries += 1) expect((await link(api, bearer, forged)).status).toBe(401);
  });

  test('cannot be seen, renamed or unlinked by other players (B06)', async () => {
    const [owner, other] = [await newSession(api), await newSession(api)];
    const { address } = await linkNewWallet(api, owner.accessToken, { name: 'Mine' });
    expect((await list(other.accessToken)).addresses).toEqual([]);
    expect((await rename(other.accessToken, address, 'Theirs')).status).toBe(404);
    expect((await unlink(other.accessToken, address)).status).toBe(404);
    expect((await list(owner.accessToken)).addresses).toMatchObject([{ address, name: 'Mine' }]);
  });

  test('have a name of one visible line, or none', async () => {
    const { accessToken: bearer } = await newSession(api);
    const { address } = await linkNewWallet(api, bearer, { name: 'Mine' });
    for (const name of ['a\nb', '\u202etxt', '\u200b', 'x'.repeat(41)])
      expect(Object.keys((await rename(bearer, address, name)).body.errors!)).toEqual(['name']);
    expect((await rename(bearer, address, '')).body.data.name).toBeNull();
    const events = await readEvents(api, bearer);
    expect((await rename(bearer, address, '  ')).status).toBe(200);
    expect(await readEvents(api, bearer)).toEqual(events);
  });

  test('end their other sessions and pending logins when they are unlinked', async () => {
    const { email, accessToken } = await newSession(api);
    const wallet = await linkNewWallet(api, accessToken);
    const thief = (await logInWith(api, wallet)).body.data;
    const own = (await logInWith(api, wallet)).body.data.accessToken;
    const { secret } = await enableTwoFactor(api, accessToken);
    const pending = (await logInWith(api, wallet)).body.data.gg2FAToken;
    const proof = { password: PASSWORD, code: await generateTwoFactorCode(api, secret) };
    expect((await unlink(own, wallet.address, proof)).status).toBe(200);
    expect((await readProfile(thief.accessToken)).body.statusCode).toBe(5001);
    expect((await api.call('POST /shared/auth/refresh', { bearer: thief.refreshToken })).status).toBe(401);
    for (const bearer of [own, accessToken]) expect((await readProfile(bearer)).status).toBe(200);
    api.advanceClock(MINUTE);
    const completed = await api.call('POST /auth/client/gg-2fa/valid', {
      bearer: pending,
      body: { code: await generateTwoFactorCode(api, secret) },
    });
    expect([completed.status, completed.body.message]).toEqual([
      401,
      'This login attempt timed out. Please start again.',
    ]);
    expect((await login(api, email)).status).toBe(200);
  });

  test('leave no session behind when they are unlinked during a login', async () => {
    const { accessToken } = await newSession(api);
    for (let round = 0; round < 5; round += 1) {
      const wallet = await linkNewWallet(api, accessToken);
      const signed = await sign(api, wallet);
      const [loggedIn, unlinked] = await Promise.all([
        sendSignature(api, signed),
        unlink(accessToken, wallet.address),
      ]);
      // The login was refused, or it completed first and its session has been ended.
      const bearer = loggedIn.body.data?.accessToken ?? 'none';
      expect([unlinked.status, (await readProfile(bearer)).status]).toEqual([200, 401]);
    }
  });

  test('are in the data export, and are freed when the account is erased', async () => {
    const { accessToken: bearer, email } = await newSession(api);
    const wallet = await linkNewWallet(api, bearer, { name: 'Mine' });
    const exported = await api.call('POST /shared/client/export', { bearer, body: { password: PASSWORD } });
    expect(exported.body).toMatchObject({ linkedAddresses: [{ address: wallet.address, name: 'Mine' }] });
    await api.call('POST /shared/client/close', { bearer, body: { password: PASSWORD } });
    const other = await newSession(api);
    expect((await link(api, other.accessToken, await sign(api, wallet))).status).toBe(409);
    const { eraseAccounts } = await import('../account-closure/eraseAccounts');
    api.advanceClock(31 * 24 * 3600);
    await eraseAccounts(api.database, { closedBefore: api.context.now(), now: api.context.now() });
    expect((await login(api, email)).status).toBe(401);
    const { accessToken } = (await login(api, other.email)).body.data;
    expect((await link(api, accessToken, await sign(api, wallet))).status).toBe(200);
  });
});
