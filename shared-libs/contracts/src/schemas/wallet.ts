import { Type, type Static } from 'typebox';
import { closed } from './closed';

/** One wallet as `GET /shared/client/wallets` lists it; `balance` is a decimal string. */
export const WalletSchema = Type.Object({
  token: Type.Object({ code: Type.String(), isDefault: Type.Boolean() }),
  balance: Type.String(),
});
export type ApiWallet = Static<typeof WalletSchema>;

export const WalletsSchema = Type.Object({ wallets: Type.Array(WalletSchema) });

/** One token of `GET /shared/token/all`; `price` and `liquidity` are decimal strings in USDT. */
export const TokenSchema = Type.Object({
  code: Type.String(),
  name: Type.String(),
  decimals: Type.Integer(),
  price: Type.String(),
});
export type Token = Static<typeof TokenSchema>;

export const TokensSchema = Type.Object({ tokens: Type.Array(TokenSchema) });

/** A wallet as the client keeps it, keyed by `symbol` [E1]. */
export interface Wallet {
  symbol: string;
  balance: string;
  isCurrency: boolean;
}

/** Pays another player; `amount` is a decimal string. Needs the header `Idempotency-Key`. */
export const TransferSchema = Type.Object(
  {
    recipient: Type.String({ minLength: 1, maxLength: 64 }),
    token: Type.String({ minLength: 1, maxLength: 16 }),
    amount: Type.String({ pattern: '^[0-9]{1,20}(\\.[0-9]{1,18})?$' }),
    note: Type.Optional(Type.String({ maxLength: 140 })),
  },
  closed,
);
export type Transfer = Static<typeof TransferSchema>;

/** What a payment cost and when it was written. */
export const ReceiptSchema = Type.Object({
  id: Type.String(),
  recipient: Type.String(),
  token: Type.String(),
  amount: Type.String(),
  fee: Type.String(),
  createdAt: Type.String(),
});
export type Receipt = Static<typeof ReceiptSchema>;

/** Answer to `GET /auth/transaction/resolve?recipient=&token=&amount=`: who would get it and what it would cost. */
export const ResolvedTransferSchema = Type.Object({
  recipient: Type.String(),
  fee: Type.String(),
  total: Type.String(),
});
export type ResolvedTransfer = Static<typeof ResolvedTransferSchema>;

/** One line of the player's own activity: `amount` is signed (below zero went out, fee included). */
export const TransactionSchema = Type.Object({
  id: Type.String(),
  /** `grant` or `transfer` today; a client shows a kind it does not know by its own name. */
  kind: Type.String(),
  token: Type.String(),
  amount: Type.String(),
  /** The other player's name; null where the game itself is the other side. */
  counterparty: Type.Union([Type.String(), Type.Null()]),
  /** What the sender of a transfer wrote. */
  note: Type.Optional(Type.Union([Type.String(), Type.Null()])),
  createdAt: Type.String(),
});
export type Transaction = Static<typeof TransactionSchema>;

/** Answer to `GET /auth/transaction?cursor=&limit=&token=`, newest first; `nextCursor` is null at the end. */
export const TransactionsSchema = Type.Object({
  items: Type.Array(TransactionSchema),
  nextCursor: Type.Union([Type.String(), Type.Null()]),
});
export type Transactions = Static<typeof TransactionsSchema>;
