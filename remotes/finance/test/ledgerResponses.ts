import type { Overview, Transaction, TransactionDetail } from '@hashgrid/contracts';
import { ok, sampleOverview, type FakeRequest } from '@hashgrid/testing';

const createdAt = '2026-01-02T03:04:05.000Z';

/** Response of the overview endpoint with an unpaid total in ORE. */
export const overviewResponse = (total: string) =>
  ok<Overview>({ ...sampleOverview, unpaid: { token: 'ORE', mined: '1', bonus: '0.25', total } });

/** Returns a ledger line; the number becomes part of its IDs. */
export const sampleTransaction = (number: number, overrides: Partial<Transaction> = {}): Transaction => ({
  id: `entry-${number}`,
  lineId: String(number),
  kind: 'transfer',
  token: 'USDT',
  amount: '-2.5',
  purpose: null,
  counterparty: 'ada',
  createdAt,
  ...overrides,
});

/** Returns a handler of the transactions endpoint for a ledger with `count` lines. Its cursor is the number of lines before the page. */
export const createTransactionsHandler =
  (count: number, overrides: Partial<Transaction> = {}) =>
  ({ query }: FakeRequest) => {
    const start = Number(query.cursor ?? 0);
    const end = Math.min(count, start + Number(query.limit));
    const items = Array.from({ length: end - start }, (_, index) =>
      sampleTransaction(start + index + 1, overrides),
    );
    return ok({ items, nextCursor: end < count ? String(end) : null, previousCursor: null });
  };

export const sampleTransactionDetail: TransactionDetail = {
  id: 'entry-1',
  kind: 'transfer',
  note: '=lunch',
  day: null,
  createdAt,
  legs: [
    { account: 'me', name: null, token: 'USDT', amount: '-2.5025', purpose: null },
    { account: 'player', name: 'ada', token: 'USDT', amount: '2.5', purpose: null },
    { account: 'treasury', name: null, token: 'USDT', amount: '0.0025', purpose: null },
  ],
};
