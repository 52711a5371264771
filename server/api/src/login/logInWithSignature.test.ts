import type { LoginTokens } from '@hashgrid/contracts';
import { openTestApi, PASSWORD } from '../../test/openTestApi';
import { login, newSession, readEvents } from '../../test/players';
import { generateTwoFactorCode, newTwoFactorSession } from '../../test/twoFactorPlayers';
import { BROWSERS } from '../../test/browsers';
import { LIMITS } from '../config';
import {
  getNonce,
  link,
  linkNewWallet,
  logInWith,
  newMessage,
  newWallet,
  sendSignature,
  sign,
} from '../../test/wallets';

const EXPIRED = 'This signature request has expired. Please try again.';
const USED = 'This signature request was already used. Please try again.';
const OTHER_SITE = 'Your wallet signed a message for another site. Please try again from this page.';

describe('login with a wallet', () => {
  const api = openTestApi({ publicUrl: 'https://localhost:8443' });

  async function newLinkedPlayer() {
    const session = await newSession(api);
    return { ...session, wallet: await linkNewWallet(api, session.accessToken) };
  }

  test('[C3] [A7] returns both tokens of a session for a message that a linked wallet signed', async () => {
    const { wallet } = await newLinkedPlayer();
    const { status, body } = await logInWith(api, wallet);
    expect(status).toBe(200);
    expect(Object.keys(body.data).sort()).toEqual(['accessToken', 'refreshToken']);
    expect(await readEvents(api, body.data.accessToken)).toEqual(['loggedIn', 'addressLinked', 'loggedIn']);
  });

  test('emails the owner about a new device, like a login by password', async () => {
    const { wallet, email } = await newLinkedPlayer();
    await logInWith(api, wallet, { userAgent: BROWSERS.firefoxOnLinux, from: '198.51.100.7' });
    expect((await api.readEmailSubjects(email))[0]).toBe('New login to your account');
  });

  test.each([
    ['another domain', { domain: 'other.example' }, OTHER_SITE],
    ['a subdomain', { domain: 'localhost.other.example' }, OTHER_SITE],
    ['a domain with userinfo', { domain: 'localhost:8443@other.example' }, OTHER_SITE],
    ['another port', { domain: 'localhost:8444' }, OTHER_SITE],
    ['another scheme', { domain: 'http://localhost:8443' }, OTHER_SITE],
    ['an encoded look-alike domain', { domain: 'xn--loclhost-2fg:8443' }, OTHER_SITE],
    ['another URI', { uri: 'https://other.example' }, OTHER_SITE],
    ['a URI that is a prefix of the right one', { uri: 'https://localhost:844' }, OTHER_SITE],
    ['a URI with userinfo', { uri: 'https://localhost:8443@other.example' }, OTHER_SITE],
    ['a URI without TLS', { uri: 'http://localhost:8443' }, OTHER_SITE],
    [
      'chain 1',
      { chainId: 1 },
      'Your wallet is on another network. Switch to BNB Smart Chain and try again.',
    ],
    [
      'version 2',
      { version: '2' },
      'We couldn’t read the message that your wallet signed. Please try again.',
    ],
    ['an unknown nonce', { nonce: 'abcdefgh12345678' }, USED],
  ])('refuses a message with %s', async (_name, fields, message) => {
    const { wallet } = await newLinkedPlayer();
    const { status, body } = await sendSignature(api, await sign(api, wallet, fields));
    expect([status, body]).toEqual([401, { statusCode: 401, message }]);
  });

  test.each([
    ['the testnet', { chainId: 97 }],
    ['a page of the site as URI', { uri: 'https://localhost:8443/login?returnUrl=%2Fwallet' }],
    ['the scheme in front of the domain', { domain: 'https://localhost:8443' }],
    ['no statement', { statement: undefined }],
    ['a request ID and resources', { requestId: 'id-1', resources: ['https://localhost:8443/terms'] }],
  ])('accepts a message with %s', async (_name, fields) => {
    const { wallet } = await newLinkedPlayer();
    expect((await sendSignature(api, await sign(api, wallet, fields))).status).toBe(200);
  });

  test('checks the domain against the configuration, whatever the Host header says', async () => {
    const { wallet } = await newLinkedPlayer();
    const send = async (fields: object) =>
      api.call('POST /public/auth/login/signature', {
        body: await sign(api, wallet, fields),
        headers: {
          host: 'other.example',
          'x-forwarded-host': 'other.example',
          origin: 'https://other.example',
        },
      });
    expect((await send({ domain: 'other.example', uri: 'https://other.example' })).status).toBe(401);
    expect((await send({})).status).toBe(200);
  });

  const inSeconds = (seconds: number) => new Date(api.context.now().getTime() + seconds * 1000).toISOString();
  test.each([
    ['that was issued 11 minutes ago', () => ({ issuedAt: inSeconds(-660) })],
    ['whose issue time is two minutes in the future', () => ({ issuedAt: inSeconds(120) })],
    ['that has expired', () => ({ expirationTime: inSeconds(-1) })],
    ['that is not valid yet', () => ({ notBefore: inSeconds(5) })],
  ])('refuses a message %s', async (_name, fields) => {
    const { wallet } = await newLinkedPlayer();
    const { status, body } = await sendSignature(api, await sign(api, wallet, fields()));
    expect([status, body.message]).toEqual([401, EXPIRED]);
  });

  test('accepts a message that was issued just under ten minutes ago', async () => {
    const { wallet } = await newLinkedPlayer();
    const signed = await sign(api, wallet);
    api.advanceClock(590);
    expect((await sendSignature(api, signed)).status).toBe(200);
  });

  test('refuses a nonce that is older than ten minutes', async () => {
    const { wallet } = await newLinkedPlayer();
    const { nonce } = await getNonce(api);
    api.advanceClock(601);
    const signed = await sign(api, wallet, { nonce });
    expect((await sendSignature(api, signed)).body.message).toBe(EXPIRED);
  });

  test('accepts a nonce once, even for concurrent requests (B01)', async () => {
    const { wallet } = await newLinkedPlayer();
    const signed = await sign(api, wallet);
    const responses = await Promise.all(Array.from({ length: 10 }, () => sendSignature(api, signed)));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(9).fill(401)]);
    const refused = responses.filter(({ status }) => status === 401);
    expect(new Set(refused.map(({ body }) => body.message))).toEqual(new Set([USED]));
    expect((await sendSignature(api, signed)).body.message).toBe(USED);
  });

  test('uses up the nonce before it checks the signature (B01)', async () => {
    const { wallet } = await newLinkedPlayer();
    const { message, signature } = await sign(api, wallet);
    const forged = await newWallet().signMessage({ message });
    expect((await sendSignature(api, { message, signature: forged })).status).toBe(401);
    expect((await sendSignature(api, { message, signature })).body.message).toBe(USED);
  });

  test('refuses the signature of another wallet, and reports it to the owner', async () => {
    const { wallet, accessToken } = await newLinkedPlayer();
    const message = await newMessage(api, wallet.address);
    const signature = await newWallet().signMessage({ message });
    const { status, body } = await sendSignature(api, { message, signature });
    expect([status, body.message]).toEqual([401, expect.stringContaining('doesn’t match your wallet')]);
    expect((await readEvents(api, accessToken))[0]).toBe('loginFailed');
  });

  test('gives the same response for a wrong signature, whether the address is linked or not (B05)', async () => {
    const { wallet } = await newLinkedPlayer();
    const responses = await Promise.all(
      [wallet.address, newWallet().address].map(async (address) => {
        const message = await newMessage(api, address);
        return sendSignature(api, { message, signature: await newWallet().signMessage({ message }) });
      }),
    );
    expect(responses[0]!.body).toEqual(responses[1]!.body);
    expect(responses[0]!.status).toBe(responses[1]!.status);
  });

  test('refuses a signature of another message of the same wallet', async () => {
    const { wallet } = await newLinkedPlayer();
    const [one, other] = await Promise.all([sign(api, wallet), sign(api, wallet)]);
    const { status } = await sendSignature(api, { message: one.message, signature: other.signature });
    expect(status).toBe(401);
  });

  test.each([
    ['a message of 2001 characters', { message: 'x'.repeat(2001) }],
    ['a signature of 16 kB', { signature: `0x${'00'.repeat(10_000)}` }],
    ['a signature that is not hexadecimal', { signature: '0xzz' }],
    ['an unknown field', { address: 'x' }],
  ])('refuses %s without using up the nonce', async (_name, fields) => {
    const { wallet } = await newLinkedPlayer();
    const signed = await sign(api, wallet);
    expect((await sendSignature(api, { ...signed, ...fields })).status).toBe(422);
    expect((await sendSignature(api, signed)).status).toBe(200);
  });

  test('never skips the second factor', async () => {
    const session = await newTwoFactorSession(api);
    const code = await generateTwoFactorCode(api, session.secret);
    const wallet = newWallet();
    const linked = await link(api, session.accessToken, {
      ...(await sign(api, wallet)),
      password: PASSWORD,
      code,
    });
    expect(linked.status).toBe(200);
    const { status, body } = await logInWith(api, wallet);
    expect([status, Object.keys(body.data)]).toEqual([200, ['gg2FAToken']]);
    const bearer = body.data.gg2FAToken;
    expect((await api.call('GET /shared/client/profile', { bearer })).status).toBe(401);
    api.advanceClock(60);
    const completed = await api.call<LoginTokens>('POST /auth/client/gg-2fa/valid', {
      bearer,
      body: { code: await generateTwoFactorCode(api, session.secret) },
    });
    expect(Object.keys(completed.body.data).sort()).toEqual(['accessToken', 'refreshToken']);
  });

  test('is locked while password logins are locked, and does not reset their failures', async () => {
    const { wallet, email } = await newLinkedPlayer();
    for (let attempt = 0; attempt < 9; attempt += 1) await login(api, email, 'not-the-password', '10.4.0.1');
    expect((await logInWith(api, wallet)).status).toBe(200);
    for (let attempt = 9; attempt < 11; attempt += 1) await login(api, email, 'not-the-password', '10.4.0.1');
    const { status, body } = await logInWith(api, wallet);
    expect([status, body.statusCode, body.message]).toEqual([429, 4290, expect.stringContaining('locked')]);
    api.advanceClock(15 * 60);
    expect((await logInWith(api, wallet)).status).toBe(200);
  });

  test('reports a closed account', async () => {
    const { wallet, accessToken: bearer } = await newLinkedPlayer();
    await api.call('POST /shared/client/close', { bearer, body: { password: PASSWORD } });
    const { status, body } = await logInWith(api, wallet);
    expect([status, body.statusCode]).toEqual([403, 5004]);
  });

  test('does not count successful logins toward the limit of their IP address', async () => {
    const { wallet } = await newLinkedPlayer();
    const logInHere = async () => (await logInWith(api, wallet, { from: '203.0.113.4' })).status;
    await api.database.query('delete from rate_limits');
    expect(await logInHere()).toBe(200);
    await api.database.query(
      "update rate_limits set count = count + $1 where key like 'failedLoginsByIpAddress:%'",
      [LIMITS.failedLoginsByIpAddress.count - 1],
    );
    expect([await logInHere(), await logInHere()]).toEqual([200, 200]);
  });

  test('limits failed logins and nonces by IP address', async () => {
    const wallet = newWallet();
    const signed = { message: await newMessage(api, wallet.address), signature: '0x1234' };
    const attempts = Array.from({ length: 61 }, () => sendSignature(api, signed, { from: '203.0.113.5' }));
    const statuses = (await Promise.all(attempts)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(60);
    // On a PostgreSQL server, any of them may be counted last.
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
    const nonces = await Promise.all(
      Array.from({ length: 121 }, () => api.call('GET /public/auth/nonce', { from: '203.0.113.6' })),
    );
    expect(nonces.filter(({ status }) => status === 429)).toHaveLength(1);
  });
});
