import { success } from '../schemas/envelope';
import {
  DailyProfitSchema,
  ReceiptSchema,
  ResolvedTransferSchema,
  TransactionDetailSchema,
  TransactionsSchema,
  type TransactionFilter,
  type Transfer,
} from '../schemas/wallet';
import { defineEndpoint, payload } from './defineEndpoint';
import type { Pagination } from './Pagination';

/** Lines of the player's ledger. */
export const listTransactions = defineEndpoint({
  method: 'GET',
  path: '/auth/transaction',
  payload: payload<TransactionFilter & Pagination>(),
  response: success(TransactionsSchema),
});

/** An entry with all its legs. */
export const getTransaction = defineEndpoint({
  method: 'GET',
  path: '/auth/transaction/:id',
  response: success(TransactionDetailSchema),
});

/** All lines that match the filter, as a CSV file. */
export const exportTransactions = defineEndpoint({
  method: 'GET',
  path: '/auth/transaction/export',
  payload: payload<TransactionFilter>(),
  response: 'blob',
});

/** A month of the player's profit by day; `month` is `2026-01`, the current one by default. */
export const getDailyProfit = defineEndpoint({
  method: 'GET',
  path: '/auth/transaction/daily-profit',
  payload: payload<{ month?: string | null }>(),
  response: success(DailyProfitSchema),
});

/** Previews recipient and cost of a transfer without executing it. */
export const resolveTransfer = defineEndpoint({
  method: 'GET',
  path: '/auth/transaction/resolve',
  payload: payload<Pick<Transfer, 'recipient' | 'token' | 'amount'>>(),
  response: success(ResolvedTransferSchema),
});

/** Transfers tokens to another player. Needs an idempotency key. */
export const transfer = defineEndpoint({
  method: 'POST',
  path: '/auth/transaction/transfer',
  payload: payload<Transfer>(),
  response: success(ReceiptSchema),
});
