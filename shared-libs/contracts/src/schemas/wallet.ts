import { extend, nullable, stringEnum, Type, type Static, type TSchema } from './Type';
import { TWO_FACTOR_CODE } from '../accountLimits';
import { AMOUNT, NOTE, RECIPIENT } from '../paymentLimits';
import { DaySchema } from './day';
import { DecimalString } from './DecimalString';
import { strict } from './strict';

const amount = Type.String(AMOUNT);
const twoFactorCode = Type.String(TWO_FACTOR_CODE);
/** At most 18: more fraction digits can't be formatted. */
const decimals = Type.Integer({ minimum: 0, maximum: 18 });
const tokenCode = Type.String({ minLength: 1, maxLength: 16 });

/** One wallet as `GET /shared/client/wallets` lists it; `balance` is a decimal string. */
export const WalletSchema = Type.Object({
  token: Type.Object({ code: Type.String(), isDefault: Type.Boolean() }),
  balance: DecimalString,
});
export type ApiWallet = Static<typeof WalletSchema>;

export const WalletsSchema = Type.Object({ wallets: Type.Array(WalletSchema) });

/** One token of `GET /shared/token/all`; `price` is a decimal string in USDT. */
export const TokenSchema = Type.Object({
  code: Type.String(),
  name: Type.String(),
  decimals,
  price: DecimalString,
});
export type Token = Static<typeof TokenSchema>;

export const TokensSchema = Type.Object({ tokens: Type.Array(TokenSchema) });

/** Response to `GET /shared/token/changes`: how much prices in USDT have changed in 24 hours, or since the first price. */
export const PriceChangesSchema = Type.Object({
  changes: Type.Array(
    Type.Object({
      code: Type.String(),
      /** Decimal string: `0.1` is an increase by 10%. */
      change: DecimalString,
    }),
  ),
});
export type PriceChanges = Static<typeof PriceChangesSchema>;

const optional = <Schema extends TSchema>(schema: Schema) => Type.Optional(nullable(schema));

/** Lenient client schema of `GET /shared/client/wallets`: missing fields get defaults [E1]. */
export const ReceivedWalletsSchema = Type.Object({
  data: optional(
    Type.Object({
      wallets: optional(
        Type.Array(
          nullable(
            Type.Object({
              token: optional(Type.Object({ code: optional(Type.String()) })),
              balance: optional(DecimalString),
            }),
          ),
        ),
      ),
    }),
  ),
});
export type ReceivedWallets = Static<typeof ReceivedWalletsSchema>;

/** Lenient client schema of `GET /shared/token/all`: missing fields get defaults [E2]. */
export const ReceivedTokensSchema = Type.Object({
  data: optional(
    Type.Object({
      tokens: optional(
        Type.Array(
          nullable(
            Type.Object({
              code: optional(Type.String()),
              name: optional(Type.String()),
              decimals: optional(decimals),
              price: optional(DecimalString),
            }),
          ),
        ),
      ),
    }),
  ),
});
export type ReceivedTokens = Static<typeof ReceivedTokensSchema>;

/** A wallet as stored by the client, keyed by `symbol` [E1]. */
export const StoredWalletSchema = Type.Object({
  symbol: Type.String(),
  balance: DecimalString,
  isCurrency: Type.Boolean(),
});
export type Wallet = Static<typeof StoredWalletSchema>;

/** Pays another player; `amount` is a decimal string. Needs the header `Idempotency-Key`. */
export const TransferSchema = Type.Object(
  {
    recipient: Type.String(RECIPIENT),
    token: tokenCode,
    amount,
    note: Type.Optional(Type.String(NOTE)),
    /**
     * Second factor: needed when the profile says `hasTwoFactor`. Without it the call fails with statusCode 5003 and
     * `errors.code`; ask for the code and send the same order with the same `Idempotency-Key`.
     */
    code: Type.Optional(twoFactorCode),
  },
  strict,
);
export type Transfer = Static<typeof TransferSchema>;

/** Receipt of a payment. */
export const ReceiptSchema = Type.Object({
  id: Type.String(),
  recipient: Type.String(),
  token: Type.String(),
  amount: DecimalString,
  fee: DecimalString,
  createdAt: Type.String(),
});
export type Receipt = Static<typeof ReceiptSchema>;

/** Response to `GET /auth/transaction/resolve?recipient=&token=&amount=`: preview of recipient and cost. */
export const ResolvedTransferSchema = Type.Object({
  recipient: Type.String(),
  fee: DecimalString,
  total: DecimalString,
});
export type ResolvedTransfer = Static<typeof ResolvedTransferSchema>;

/** A line of the player's ledger; `amount` is signed (negative if outgoing, including the fee). */
export const TransactionSchema = Type.Object({
  /** ID of the entry for `GET /auth/transaction/{id}`. An entry with several legs of the player has several lines. */
  id: Type.String(),
  /** ID of this line, unique per row. */
  lineId: Type.String(),
  /** One of `TRANSACTION_KINDS`; a client shows the name of an unknown kind as it is. */
  kind: Type.String(),
  token: Type.String(),
  amount: DecimalString,
  /** How it counts in the day's profit, one of `LEG_PURPOSES`; null if it is neither income nor cost. */
  purpose: nullable(Type.String()),
  /** Name of the other player; null if the counterparty is the game. */
  counterparty: nullable(Type.String()),
  /** Note of the sender of a transfer. */
  note: Type.Optional(nullable(Type.String())),
  createdAt: Type.String(),
});
export type Transaction = Static<typeof TransactionSchema>;

/** Query filters of `GET /auth/transaction` and its CSV export. */
export const TransactionFilterSchema = Type.Object(
  {
    token: Type.Optional(tokenCode),
    /** One of `TRANSACTION_KINDS`. */
    kind: Type.Optional(Type.String({ minLength: 1, maxLength: 32 })),
    direction: Type.Optional(stringEnum(['in', 'out'])),
    /** First and last UTC day, inclusive. */
    from: Type.Optional(DaySchema),
    to: Type.Optional(DaySchema),
    /** `newest` by default. */
    order: Type.Optional(stringEnum(['newest', 'oldest'])),
  },
  strict,
);
export type TransactionFilter = Static<typeof TransactionFilterSchema>;

/**
 * Response to `GET /auth/transaction?cursor=&limit=` with the filters: `nextCursor` is null at the end. The last page is
 * the first one of `order=oldest`. `previousCursor`, with the other `order`, leads to the rows before this page; null without rows.
 */
export const TransactionsSchema = Type.Object({
  items: Type.Array(TransactionSchema),
  nextCursor: nullable(Type.String()),
  previousCursor: nullable(Type.String()),
});
export type Transactions = Static<typeof TransactionsSchema>;

/** A leg of an entry. The legs of an entry sum to zero per token. */
export const TransactionLegSchema = Type.Object({
  /** `me`, `player`, or one of `SYSTEM_ACCOUNTS`. */
  account: Type.String(),
  /** The player's name for `player`. */
  name: nullable(Type.String()),
  token: Type.String(),
  amount: DecimalString,
  purpose: nullable(Type.String()),
});
export type TransactionLeg = Static<typeof TransactionLegSchema>;

/** Response to `GET /auth/transaction/{id}`: an entry that involves the player, with all its legs. */
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

/** Profit of a day or a month in one token: `net` is `gross` + `bonus` - `costs`, and the sum of the period's legs with a purpose. */
export const TokenProfitSchema = Type.Object({
  token: Type.String(),
  gross: DecimalString,
  bonus: DecimalString,
  /** Positive; spent on nodes, upgrades and recharges. */
  costs: DecimalString,
  /** Signed. */
  net: DecimalString,
});
export type TokenProfit = Static<typeof TokenProfitSchema>;

export const DailyProfitEntrySchema = Type.Object({
  /** UTC day: `2026-01-31`. */
  day: Type.String(),
  /** Number of blocks the player mined in. */
  blocks: Type.Integer(),
  /** Tokens that the player earned or spent, USDT first. */
  tokens: Type.Array(TokenProfitSchema),
  /** Earnings of this day that are not paid out yet, in ORE. */
  unpaid: Type.Object({ mined: DecimalString, bonus: DecimalString }),
  /** Entries of the day's payouts: `daily_profit`, `collect`. */
  entryIds: Type.Array(Type.String()),
});
export type DailyProfitEntry = Static<typeof DailyProfitEntrySchema>;

/** Response to `GET /auth/transaction/daily-profit?month=2026-01` (the current month by default): newest day first, without empty days. */
export const DailyProfitSchema = Type.Object({
  month: Type.String(),
  /** First month with data. */
  firstMonth: Type.String(),
  days: Type.Array(DailyProfitEntrySchema),
  /** Totals of the month by token. */
  totals: Type.Array(TokenProfitSchema),
});
export type DailyProfit = Static<typeof DailyProfitSchema>;

/** Exchanges one token for the other through the pool; query of `GET /auth/exchange/quote`. */
export const ExchangeOrderSchema = Type.Object({ from: tokenCode, to: tokenCode, amount }, strict);
export type ExchangeOrder = Static<typeof ExchangeOrderSchema>;

/** Quote of an exchange at the current price, not reserved. Amounts are decimal strings. */
export const ExchangeQuoteSchema = Type.Object({
  from: Type.String(),
  to: Type.String(),
  amount: DecimalString,
  /** Part of `amount` kept by the pool as fee. */
  fee: DecimalString,
  received: DecimalString,
  /** Decimal places of `to`; missing in the responses of an older API. */
  decimals: Type.Optional(decimals),
  /** Amount of `to` that is received for one whole `from`. */
  rate: DecimalString,
  /** Price impact excluding the fee, 0 to 1; for display only. */
  priceImpact: Type.Number(),
});
export type ExchangeQuote = Static<typeof ExchangeQuoteSchema>;

/**
 * Body of `POST /auth/exchange`, with `Idempotency-Key`. Rejected with an error on `minReceived` if the price has
 * changed so that less would be received. Above the daily limit of unconfirmed swaps and purchases, it needs a `code` as
 * `POST /auth/transaction/transfer` does.
 */
export const ExchangeSchema = extend(
  ExchangeOrderSchema,
  { minReceived: amount, code: Type.Optional(twoFactorCode) },
  strict,
);
export type Exchange = Static<typeof ExchangeSchema>;

export const ExchangeReceiptSchema = Type.Object({
  id: Type.String(),
  from: Type.String(),
  to: Type.String(),
  amount: DecimalString,
  fee: DecimalString,
  received: DecimalString,
  createdAt: Type.String(),
});
export type ExchangeReceipt = Static<typeof ExchangeReceiptSchema>;
