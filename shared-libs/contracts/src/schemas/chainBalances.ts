import { nullable, Type, type Static } from './Type';
import { DecimalString } from './DecimalString';

/** What an address holds on a chain. */
export const ChainBalanceSchema = Type.Object({
  /** With checksum (EIP-55). */
  address: Type.String(),
  /** `BNB` or `USDT`. */
  token: Type.String(),
  /** With up to 18 decimals. */
  amount: DecimalString,
});
export type ChainBalance = Static<typeof ChainBalanceSchema>;

/**
 * Response to `GET /shared/client/addresses/balances`: balances of the player's linked addresses by chain; empty if the
 * server reads no chain.
 */
export const ChainBalancesSchema = Type.Object({
  chains: Type.Array(
    Type.Object({
      chainId: Type.Integer(),
      /** ISO time of the oldest balance read; null if none has been read. */
      readAt: nullable(Type.String()),
      /** Whether no node answered the last read, so balances may be outdated or missing. */
      isStale: Type.Boolean(),
      balances: Type.Array(ChainBalanceSchema),
    }),
  ),
});
export type ChainBalances = Static<typeof ChainBalancesSchema>;
