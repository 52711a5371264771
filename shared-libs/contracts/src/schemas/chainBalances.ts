import { nullable, Type, type Static } from './Type';

/** What an address holds on a chain. */
export const ChainBalanceSchema = Type.Object({
  /** With checksum (EIP-55). */
  address: Type.String(),
  /** `BNB` or `USDT`. */
  token: Type.String(),
  /** With up to 18 decimals. */
  amount: Type.String(),
});
export type ChainBalance = Static<typeof ChainBalanceSchema>;

/** Response to `GET /shared/client/addresses/balances`: linked addresses on each chain that the server reads, without any if it reads none. */
export const ChainBalancesSchema = Type.Object({
  chains: Type.Array(
    Type.Object({
      chainId: Type.Integer(),
      /** When the oldest of these was read; null when the chain could not be reached yet. */
      readAt: nullable(Type.String()),
      /** No node answered, so that some balances are older than they should be or missing. */
      isStale: Type.Boolean(),
      balances: Type.Array(ChainBalanceSchema),
    }),
  ),
});
export type ChainBalances = Static<typeof ChainBalancesSchema>;
