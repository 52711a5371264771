import { extend, nullable, Type, type Static, type TSchema } from './Type';
import { closed } from './closed';

const amount = Type.String({ pattern: '^[0-9]{1,20}(\\.[0-9]{1,18})?$' });
const tokenCode = Type.String({ minLength: 1, maxLength: 16 });

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

const missing = <Schema extends TSchema>(schema: Schema) => Type.Optional(nullable(schema));

/** What a client accepts of `GET /shared/client/wallets`: any field may be missing and gets its default [E1]. */
export const ReceivedWalletsSchema = Type.Object({
  data: missing(
    Type.Object({
      wallets: missing(
        Type.Array(
          nullable(
            Type.Object({
              token: missing(Type.Object({ code: missing(Type.String()) })),
              balance: missing(Type.String()),
            }),
          ),
        ),
      ),
    }),
  ),
});
export type ReceivedWallets = Static<typeof ReceivedWalletsSchema>;

/** What a client accepts of `GET /shared/token/all`: any field may be missing and gets its default [E2]. */
export const ReceivedTokensSchema = Type.Object({
  data: missing(
    Type.Object({
      tokens: missing(
        Type.Array(
          nullable(
            Type.Object({
              code: missing(Type.String()),
              name: missing(Type.String()),
              decimals: missing(Type.Integer()),
              price: missing(Type.String()),
            }),
          ),
        ),
      ),
    }),
  ),
});
export type ReceivedTokens = Static<typeof ReceivedTokensSchema>;

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
    token: tokenCode,
    amount,
    note: Type.Optional(Type.String({ maxLength: 140 })),
    /**
     * Second factor: needed when the profile says `hasTwoFactor`. Without it the call fails with statusCode 5003 and
     * `errors.code`; ask for the code and send the same order with the same `Idempotency-Key`.
     */
    code: Type.Optional(Type.String({ minLength: 6, maxLength: 16 })),
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
  /** Of the entry: open it with `GET /auth/transaction/{id}`. An entry with several own movements has several lines. */
  id: Type.String(),
  /** Of this line alone: the key of a row. */
  lineId: Type.String(),
  /** One of `TRANSACTION_KINDS`; a client shows a kind it does not know by its own name. */
  kind: Type.String(),
  token: Type.String(),
  amount: Type.String(),
  /** What it counts as in the day's profit, one of `LEG_PURPOSES`; null for what is neither earned nor spent. */
  purpose: nullable(Type.String()),
  /** The other player's name; null where the game itself is the other side. */
  counterparty: nullable(Type.String()),
  /** What the sender of a transfer wrote. */
  note: Type.Optional(nullable(Type.String())),
  createdAt: Type.String(),
});
export type Transaction = Static<typeof TransactionSchema>;

/** What `GET /auth/transaction` and its CSV can be narrowed to, all in the query. */
export const TransactionFilterSchema = Type.Object(
  {
    token: Type.Optional(tokenCode),
    /** One of `TRANSACTION_KINDS`. */
    kind: Type.Optional(Type.String({ minLength: 1, maxLength: 32 })),
    direction: Type.Optional(Type.Union([Type.Literal('in'), Type.Literal('out')])),
    /** First and last UTC day, both included: `2026-01-31`. */
    from: Type.Optional(Type.String({ pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' })),
    to: Type.Optional(Type.String({ pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' })),
    /** `newest` first when left out. */
    order: Type.Optional(Type.Union([Type.Literal('newest'), Type.Literal('oldest')])),
  },
  closed,
);
export type TransactionFilter = Static<typeof TransactionFilterSchema>;

/**
 * Answer to `GET /auth/transaction?cursor=&limit=` with the filters: `nextCursor` is null at the end. The last page is
 * the first one of `order=oldest`. `previousCursor`, with the other `order`, leads back from this page's first row; null without rows.
 */
export const TransactionsSchema = Type.Object({
  items: Type.Array(TransactionSchema),
  nextCursor: nullable(Type.String()),
  previousCursor: nullable(Type.String()),
});
export type Transactions = Static<typeof TransactionsSchema>;

/** One side of an entry. The legs of an entry sum to zero per token. */
export const TransactionLegSchema = Type.Object({
  /** `me`, `player`, or one of `SYSTEM_ACCOUNTS`. */
  account: Type.String(),
  /** The player's name for `player`. */
  name: nullable(Type.String()),
  token: Type.String(),
  amount: Type.String(),
  purpose: nullable(Type.String()),
});
export type TransactionLeg = Static<typeof TransactionLegSchema>;

/** Answer to `GET /auth/transaction/{id}`: an entry that the player has a part in, with all its legs. */
export const TransactionDetailSchema = Type.Object({
  id: Type.String(),
  kind: Type.String(),
  note: nullable(Type.String()),
  /** UTC day that a daily profit settles: `2026-01-31`; null otherwise. */
  day: nullable(Type.String()),
  createdAt: Type.String(),
  legs: Type.Array(TransactionLegSchema),
});
export type TransactionDetail = Static<typeof TransactionDetailSchema>;

/** One token's part in a day: `net` is `gross` + `bonus` - `costs`, and the sum of the day's movements with a purpose. */
export const DayProfitSchema = Type.Object({
  token: Type.String(),
  gross: Type.String(),
  bonus: Type.String(),
  /** Above zero: what was spent on nodes, upgrades and recharges. */
  costs: Type.String(),
  /** Signed. */
  net: Type.String(),
});
export type DayProfit = Static<typeof DayProfitSchema>;

export const ProfitDaySchema = Type.Object({
  /** UTC day: `2026-01-31`. */
  day: Type.String(),
  /** Blocks that the player worked in. */
  blocks: Type.Integer(),
  /** Tokens with movements, USDT first. */
  tokens: Type.Array(DayProfitSchema),
  /** Shares of this day that are not in the wallet yet: ORE. */
  unpaid: Type.Object({ mined: Type.String(), bonus: Type.String() }),
  /** Entries that the day's payouts wrote: `daily_profit`, `collect`. */
  entryIds: Type.Array(Type.String()),
});
export type ProfitDay = Static<typeof ProfitDaySchema>;

/** Answer to `GET /auth/transaction/daily-profit?month=2026-01` (the current month when left out): newest day first, days without anything left out. */
export const DailyProfitSchema = Type.Object({
  month: Type.String(),
  /** The month in which the player began: earlier ones are empty. */
  firstMonth: Type.String(),
  days: Type.Array(ProfitDaySchema),
  /** Sums of the month's days by token. */
  totals: Type.Array(DayProfitSchema),
});
export type DailyProfit = Static<typeof DailyProfitSchema>;

/** Changes one token into the other through the pool; query of `GET /auth/exchange/quote`. */
export const ExchangeOrderSchema = Type.Object({ from: tokenCode, to: tokenCode, amount }, closed);
export type ExchangeOrder = Static<typeof ExchangeOrderSchema>;

/** What an exchange would bring now; nothing is reserved. Amounts are decimal strings. */
export const ExchangeQuoteSchema = Type.Object({
  from: Type.String(),
  to: Type.String(),
  amount: Type.String(),
  /** Part of `amount` that stays in the pool as its fee. */
  fee: Type.String(),
  received: Type.String(),
  /** `received` for one whole `from`. */
  rate: Type.String(),
  /** How much worse than the pool's price because of its size, 0 to 1, the fee not counted: for showing. */
  priceImpact: Type.Number(),
});
export type ExchangeQuote = Static<typeof ExchangeQuoteSchema>;

/**
 * Body of `POST /auth/exchange`, with `Idempotency-Key`. Refused with an error on `minReceived` when the price has moved
 * so that less than this would come out.
 */
export const ExchangeSchema = extend(ExchangeOrderSchema, { minReceived: Type.Optional(amount) }, closed);
export type Exchange = Static<typeof ExchangeSchema>;

export const ExchangeReceiptSchema = Type.Object({
  id: Type.String(),
  from: Type.String(),
  to: Type.String(),
  amount: Type.String(),
  fee: Type.String(),
  received: Type.String(),
  createdAt: Type.String(),
});
export type ExchangeReceipt = Static<typeof ExchangeReceiptSchema>;
