import { randomUUID } from 'node:crypto';
import { readToken, signToken } from '../src/sessions/accessTokens';
import { advanceGame } from '../src/mining/advanceGame';
import type { TestApi } from './openTestApi';
import { login, newSession } from './players';

/** Returns a logged-in player whose calls always carry a fresh access token, for tests that span hours. */
export async function newMiner(api: TestApi, extra: object = {}) {
  const { email, username, accessToken } = await newSession(api, extra);
  let session = await readToken(api.context, 'access', accessToken);
  const bearer = () => signToken(api.context, 'access', session);

  return {
    username,
    email,
    id: session.accountId,
    bearer,
    /** Returns the data of a GET request. */
    get: async <Data>(path: string): Promise<Data> =>
      (await api.call<Data>(`GET ${path}`, { bearer: await bearer() })).body.data,
    /** Sends any call, with a new Idempotency-Key unless one is given. */
    call: async <Data>(line: string, body?: object, key: string = randomUUID()) =>
      api.call<Data>(line, { bearer: await bearer(), body, headers: { 'idempotency-key': key } }),
    /** Logs in again, for when the session has expired. */
    async logInAgain() {
      session = await readToken(api.context, 'access', (await login(api, email)).body.data.accessToken);
    },
  };
}

export type Miner = Awaited<ReturnType<typeof newMiner>>;

/** Advances the clock and the game. */
export async function advanceTime(api: TestApi, seconds: number): Promise<void> {
  api.advanceClock(seconds);
  await advanceGame(api.context);
}

/** Buys ORE from the pool with USDT. */
export const buyOre = (miner: Miner, amount: string) =>
  miner.call('POST /auth/exchange', { from: 'USDT', to: 'ORE', amount, minReceived: '0' });
