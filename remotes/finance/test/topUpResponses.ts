import type { GameRules, TopUp, TopUpOffer, TopUps } from '@hashgrid/contracts';
import { ok, sampleRules } from '@hashgrid/testing';

export const RULES = 'GET /shared/game/rules';
export const TOP_UPS = 'GET /shared/client/top-up';
export const EVENTS = 'GET /shared/mining/events';
export const OPEN_ADDRESS = 'POST /shared/client/top-up';

export const offer: TopUpOffer = {
  chainId: 56,
  token: 'USDT',
  contract: '0x55d398326f99059fF775485246999027B3197955',
  decimals: 18,
  confirmations: 15,
};

export const ADDRESS = '0x8ba1f109551bD432803012645Ac136ddd64DBA72';

/** The rules of a game with or without top-ups. */
export const rulesResponse = (topUp: TopUpOffer | null) => ok<GameRules>({ ...sampleRules, topUp });

export const sampleTopUp = (overrides: Partial<TopUp> = {}): TopUp => ({
  id: '1',
  amount: '12.5',
  status: 'pending',
  confirmations: 3,
  chainId: 56,
  hash: `0x${'ab'.repeat(32)}`,
  seenAt: '2026-01-02T03:04:05.000Z',
  transactionId: null,
  ...overrides,
});

export const topUpsResponse = (overrides: Partial<TopUps> = {}) =>
  ok<TopUps>({ ...offer, address: ADDRESS, items: [], nextCursor: null, ...overrides });
