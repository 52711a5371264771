import { success } from '../schemas/envelope';
import {
  PriceChangesSchema,
  ReceivedTokensSchema,
  ReceivedWalletsSchema,
  TokensSchema,
  WalletsSchema,
} from '../schemas/wallet';
import { defineEndpoint } from './defineEndpoint';

export const getWallets = defineEndpoint({
  method: 'GET',
  path: '/shared/client/wallets',
  response: success(WalletsSchema),
  accepts: ReceivedWalletsSchema,
});

/** How much prices have changed in 24 hours. */
export const getPriceChanges = defineEndpoint({
  method: 'GET',
  path: '/shared/token/changes',
  response: success(PriceChangesSchema),
});

/** Tokens with their prices. */
export const getTokens = defineEndpoint({
  method: 'GET',
  path: '/shared/token/all',
  response: success(TokensSchema),
  accepts: ReceivedTokensSchema,
});
