import { randomUUID } from 'node:crypto';
import type { NodeReceipt } from '@hashgrid/contracts';
import { toExactMinorUnits } from '../src/ledger/amounts';
import { USDT_DECIMALS } from '../src/ledger/tokenDecimals';
import { mintTokens } from './mintTokens';
import type { TestApi } from './openTestApi';

/** Returns functions with which players of an API buy nodes. */
export const openShop = (api: TestApi) => ({
  /** Gives a player 2,000 USDT, enough for any node, and returns their session. */
  addFunds: async <Session extends { username: string }>(session: Session): Promise<Session> => {
    const units = toExactMinorUnits('2000', USDT_DECIMALS);
    await mintTokens(api, { username: session.username, token: 'USDT', units });
    return session;
  },
  /** Sends a purchase, by default under a new idempotency key. */
  buy: (bearer: string, body: object, key: string = randomUUID()) =>
    api.call<NodeReceipt>('POST /auth/mining/nodes', { bearer, body, headers: { 'idempotency-key': key } }),
});
