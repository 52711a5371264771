import type { ExchangeOrder } from '@hashgrid/contracts';
import type { Queries } from '../database/Database';
import { FIELD_MESSAGES } from '../messages';
import { listTokens, type TokenRow } from '../ledger/ledger.queries';
import { toMinorUnits } from '../ledger/amounts';
import { fieldError } from '../DomainError';

/** A validated exchange: its tokens, and the amount in minor units. */
export interface PreparedExchange {
  from: TokenRow;
  to: TokenRow;
  amount: bigint;
}

/** Validates an exchange except for balances. Throws a field error for an invalid field. */
export async function prepareExchange(queries: Queries, order: ExchangeOrder): Promise<PreparedExchange> {
  const tokens = await listTokens(queries);
  const find = (field: 'from' | 'to') => {
    const token = tokens.find(({ code }) => code === order[field]);
    if (!token) throw fieldError(field, FIELD_MESSAGES.unknownToken);
    return token;
  };
  const [from, to] = [find('from'), find('to')];
  if (from.code === to.code) throw fieldError('to', FIELD_MESSAGES.sameTokens);
  const amount = toMinorUnits(order.amount, from.decimals);
  if (amount === undefined) throw fieldError('amount', FIELD_MESSAGES.tooManyDecimals);
  if (amount === 0n) throw fieldError('amount', FIELD_MESSAGES.amountNotPositive);
  return { from, to, amount };
}
