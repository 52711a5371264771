import { compareDecimals, subtractDecimals, type ResolvedTransfer, type Transfer } from '@hashgrid/contracts';
import type { TransferQuestion } from './transferApi';

/** A payment with the server's word on who gets it and what it costs. */
export interface PricedTransfer {
  draft: Transfer;
  resolved: ResolvedTransfer;
}

type Resolve = (question: TransferQuestion) => Promise<ResolvedTransfer>;

/**
 * Asks the server for recipient, fee and total. Someone who sends all there is pays the fee out of it: the amount is lowered
 * until amount and fee fit the balance, each time with a fee that the server named.
 */
export async function priceTransfer(
  draft: Transfer,
  balance: string,
  resolve: Resolve,
): Promise<PricedTransfer> {
  const ask = async (amount: string): Promise<PricedTransfer> => {
    const { recipient, token } = draft;
    return { draft: { ...draft, amount }, resolved: await resolve({ recipient, token, amount }) };
  };
  const whole = await ask(draft.amount);
  const isAll = compareDecimals(draft.amount, balance) === 0;
  if (!isAll || compareDecimals(whole.resolved.total, balance) <= 0) return whole;

  const lowered = subtractDecimals(balance, whole.resolved.fee);
  if (compareDecimals(lowered, '0') <= 0) return whole;
  const fitting = await ask(lowered);
  // The fee of the lowered amount is smaller still: what that leaves over is sent too, when it fits.
  const larger = subtractDecimals(balance, fitting.resolved.fee);
  if (compareDecimals(larger, lowered) === 0) return fitting;
  const closest = await ask(larger);
  return compareDecimals(closest.resolved.total, balance) <= 0 ? closest : fitting;
}
