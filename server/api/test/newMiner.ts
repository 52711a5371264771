import { randomUUID } from 'node:crypto';
import { readToken, signToken } from '../src/sessions/accessTokens';
import { advanceGame } from '../src/mining/advanceGame';
import type { TestApi } from './openTestApi';
import { login, newSession } from './players';

/** A signed-in player whose calls always carry a fresh access token, for tests in which hours pass. */
export async function newMiner(api: TestApi, extra: object = {}) {
  const { email, username, accessToken } = await newSession(api, extra);
  let session = await readToken(api.context, 'access', accessToken);
  const bearer = () => signToken(api.context, 'access', session);

  return {
    username,
    email,
    id: session.accountId,
    bearer,
    /** Data of a GET. */
    get: async <Data>(path: string): Promise<Data> =>
      (await api.call<Data>(`GET ${path}`, { bearer: await bearer() })).body.data,
    /** Any call; it carries an Idempotency-Key of its own unless one is given. */
    call: async <Data>(line: string, body?: object, key: string = randomUUID()) =>
      api.call<Data>(line, { bearer: await bearer(), body, headers: { 'idempotency-key': key } }),
    /** A new session, when so much time has passed that the old one is over. */
    async signInAgain() {
      session = await readToken(api.context, 'access', (await login(api, email)).body.data.accessToken);
    },
  };
}

export type Miner = Awaited<ReturnType<typeof newMiner>>;

/** Lets time pass and has the game keep up with it. */
export async function pass(api: TestApi, seconds: number): Promise<void> {
  api.wait(seconds);
  await advanceGame(api.context);
}

/** ORE from the pool, for USDT. */
export const buyOre = (miner: Miner, amount: string) =>
  miner.call('POST /auth/exchange', { from: 'USDT', to: 'ORE', amount });
