import { createCipheriv, createHmac, hkdfSync } from 'node:crypto';
import type { LoginTokens } from '@hashgrid/contracts';
import { hashRaw } from '@node-rs/argon2';
import { SignJWT } from 'jose';
import { dumpDatabase } from '../../test/dumpDatabase';
import { openTestKeys } from '../../test/masterKeys';
import { API_KEY, openTestApi } from '../../test/openTestApi';
import { login, newSession, readAccountId } from '../../test/players';
import { generateTwoFactorCode, newTwoFactorSession } from '../../test/twoFactorPlayers';
import { buildApi } from '../buildApi';
import { LIFETIMES } from '../config';
import { openContext } from '../openContext';
import { purgeExpired } from '../retention/purgeExpired';
import { hashToken } from './tokens';

const SECRET = 'the-signing-secret-of-an-older-version';
const signingSecret = new TextEncoder().encode(SECRET);
const deriveKey = (purpose: string) => new Uint8Array(hkdfSync('sha256', signingSecret, '', purpose, 32));

/** Encrypts text as versions before master keys did. */
function encryptAsBefore(owner: string, text: string): string {
  const nonce = new Uint8Array(12).fill(5);
  const cipher = createCipheriv('aes-256-gcm', deriveKey('seal'), nonce).setAAD(
    new TextEncoder().encode(owner),
  );
  const ciphertext = cipher.update(text, 'utf8', 'hex') + cipher.final('hex');
  return [Buffer.from(nonce).toString('hex'), cipher.getAuthTag().toString('hex'), ciphertext].join('.');
}

describe('an installation from before master keys', () => {
  const api = openTestApi();

  beforeEach(async () => {
    await api.database.query(`delete from secrets`);
    await api.database.query(`insert into secrets (name, value) values ('signing', $1)`, [SECRET]);
  });

  /** Starts this version on the database of the older one. */
  async function update() {
    const { database, context } = api;
    const options = { keys: await openTestKeys(database), now: context.now, log: context.log };
    const updated = await openContext(database, context.config, options);
    const app = await buildApi(updated);
    const send = async (method: 'GET' | 'POST', path: string, bearer: string, payload?: object) => {
      const headers = { key: API_KEY, authorization: `Bearer ${bearer}` };
      const response = await app.inject({ method, url: `/api/v1${path}`, headers, payload });
      return { status: response.statusCode, data: response.json<{ data: LoginTokens }>().data };
    };
    return { context: updated, send };
  }

  async function signAsBefore(accountId: string, sessionId: string) {
    const issuedAt = Math.floor(api.context.now().getTime() / 1000);
    return new SignJWT()
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject(accountId)
      .setJti(sessionId)
      .setAudience('access')
      .setIssuedAt(issuedAt)
      .setExpirationTime(issuedAt + LIFETIMES.accessToken)
      .sign(signingSecret);
  }

  test('ends no session, and refuses the old secret once all tokens from before the update have expired', async () => {
    const { username } = await newSession(api);
    const accountId = await readAccountId(api, username);
    const [session] = await api.database.query<{ id: string }>(
      'select id from sessions where account_id = $1',
      [accountId],
    );
    const bearer = await signAsBefore(accountId, session!.id);
    const { send } = await update();
    expect((await send('GET', '/shared/client/profile', bearer)).status).toBe(200);
    api.advanceClock(LIFETIMES.accessToken);
    const late = await signAsBefore(accountId, session!.id);
    expect((await send('GET', '/shared/client/profile', late)).status).toBe(401);
  });

  test('repeats a refresh whose response was lost', async () => {
    const { refreshToken } = await newSession(api);
    const successor = createHmac('sha256', signingSecret)
      .update(`refresh:${refreshToken}`)
      .digest('base64url');
    const [used] = await api.database.query<{ sessionId: string }>(
      'update refresh_tokens set used_at = $2 where hash = $1 returning session_id as "sessionId"',
      [hashToken(refreshToken), api.context.now()],
    );
    await api.database.query('insert into refresh_tokens (hash, session_id, issued_at) values ($1, $2, $3)', [
      hashToken(successor),
      used!.sessionId,
      api.context.now(),
    ]);
    const { send } = await update();
    expect((await send('POST', '/shared/auth/refresh', refreshToken)).data.refreshToken).toBe(successor);
  });

  test('keeps second factors and recovery codes working, and stores no secret in plain text', async () => {
    const { username, email, secret, recoveryCodes } = await newTwoFactorSession(api);
    const accountId = await readAccountId(api, username);
    await api.database.query(
      'update two_factor set secret = $2, recovery_salt = null where account_id = $1',
      [accountId, encryptAsBefore(accountId, secret)],
    );
    const salt = createHmac('sha256', deriveKey('recovery codes')).update(accountId).digest();
    const options = { ...api.context.config.hashCost, salt: new Uint8Array(salt) };
    const hash = (await hashRaw(recoveryCodes[0]!.replace('-', ''), options)).toString('base64url');
    await api.database.query('delete from recovery_codes where account_id = $1', [accountId]);
    await api.database.query('insert into recovery_codes (account_id, hash) values ($1, $2)', [
      accountId,
      hash,
    ]);

    const { send } = await update();
    for (const code of [await generateTwoFactorCode(api, secret), recoveryCodes[0]!]) {
      const { gg2FAToken } = (await login(api, email)).body.data;
      expect((await send('POST', '/auth/client/gg-2fa/valid', gg2FAToken, { code })).status).toBe(200);
    }
    const dump = await dumpDatabase(api.database);
    expect(dump).toContain(accountId);
    for (const text of [SECRET, secret, encryptAsBefore(accountId, secret)]) expect(dump).not.toContain(text);
  });

  test('deletes the old secret when no session can need it anymore', async () => {
    const { context } = await update();
    expect((await update()).context.legacySigningSecret).toEqual(context.legacySigningSecret);
    api.advanceClock(LIFETIMES.session + 1);
    await purgeExpired(context);
    expect((await update()).context.legacySigningSecret).toBeNull();
  });

  test('keeps the old secret as long as a second factor is encrypted with it', async () => {
    const { context } = await update();
    const { username } = await newTwoFactorSession(api);
    const accountId = await readAccountId(api, username);
    await api.database.query('update two_factor set recovery_salt = null where account_id = $1', [accountId]);
    api.advanceClock(LIFETIMES.session + 1);
    await purgeExpired(context);
    const countSecrets = async () => (await api.database.query('select 1 from secrets')).length;
    expect(await countSecrets()).toBe(1);
    await api.database.query('delete from two_factor where account_id = $1', [accountId]);
    await purgeExpired(context);
    expect(await countSecrets()).toBe(0);
  });
});
