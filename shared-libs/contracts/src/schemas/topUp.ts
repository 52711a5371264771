import { nullable, stringEnum, Type, type Static } from './Type';
import { DecimalString } from './DecimalString';

/** What players need to know about top-ups before they send one; part of `GET /shared/game/rules`. */
export const TopUpOfferSchema = Type.Object({
  chainId: Type.Integer(),
  /** USDT. */
  token: Type.String(),
  /** Address of the token's contract on the chain, with checksum (EIP-55). */
  contract: Type.String(),
  /** Decimals of the token on the chain, which differ from those in the game. */
  decimals: Type.Integer(),
  /** Blocks after which a transfer is credited. */
  confirmations: Type.Integer(),
});
export type TopUpOffer = Static<typeof TopUpOfferSchema>;

/** A transfer to the player's own address. */
export const TopUpSchema = Type.Object({
  id: Type.String(),
  /** Amount that is credited, rounded down to the token's decimals in the game. */
  amount: DecimalString,
  /** `failed`: the chain no longer contains the transfer. */
  status: stringEnum(['pending', 'confirmed', 'failed']),
  /** Number of confirmations so far, at most the number that is needed. */
  confirmations: Type.Integer(),
  chainId: Type.Integer(),
  /** Hash of the transaction on the chain. */
  hash: Type.String(),
  seenAt: Type.String(),
  /** Entry for `GET /auth/transaction/{id}`; null until it is credited. */
  transactionId: nullable(Type.String()),
});
export type TopUp = Static<typeof TopUpSchema>;

/** Response to `GET /shared/client/top-up`, newest first; `nextCursor` is null at the end. */
export const TopUpsSchema = Type.Object({
  ...TopUpOfferSchema.properties,
  /** The player's own address on the chain, with checksum; null until `POST /shared/client/top-up` assigns it. */
  address: nullable(Type.String()),
  items: Type.Array(TopUpSchema),
  nextCursor: nullable(Type.String()),
});
export type TopUps = Static<typeof TopUpsSchema>;
