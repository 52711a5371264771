import type { QuotedOrder } from '@hashgrid/app-ui';
import { compareDecimals, subtractDecimals, type ResolvedTransfer, type Transfer } from '@hashgrid/contracts';
import { isFullBalance } from '../amount/isFullBalance';
import type { TransferQuery } from './transferApi';

/** A transfer with the recipient, fee and total that the server resolved. */
export type PricedTransfer = QuotedOrder<Transfer, ResolvedTransfer>;

type Resolve = (query: TransferQuery) => Promise<ResolvedTransfer>;

/**
 * Gets the recipient, fee and total of a transfer from the server. When the player sends the full balance, lowers the amount so
 * that amount and fee together fit the balance, and gets the terms of the lowered amount from the server too.
 */
export async function priceTransfer(
  draft: Transfer,
  balance: string,
  resolve: Resolve,
): Promise<PricedTransfer> {
  const priceAmount = async (amount: string): Promise<PricedTransfer> => {
    const { recipient, token } = draft;
    return { draft: { ...draft, amount }, terms: await resolve({ recipient, token, amount }) };
  };
  const full = await priceAmount(draft.amount);
  if (!isFullBalance(draft.amount, balance) || compareDecimals(full.terms.total, balance) <= 0) return full;

  const lowered = subtractDecimals(balance, full.terms.fee);
  if (compareDecimals(lowered, '0') <= 0) return full;
  const fitting = await priceAmount(lowered);
  // A lower amount may have a lower fee, which leaves a remainder: it is sent too if it fits.
  const larger = subtractDecimals(balance, fitting.terms.fee);
  if (compareDecimals(larger, lowered) === 0) return fitting;
  const closest = await priceAmount(larger);
  return compareDecimals(closest.terms.total, balance) <= 0 ? closest : fitting;
}
