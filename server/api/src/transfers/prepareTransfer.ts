import type { Queries } from '../database/Database';
import { ECONOMY } from '../economy';
import { FIELD_MESSAGES } from '../messages';
import { findAccountByUsername } from '../accounts/accounts.queries';
import { listTokens } from '../ledger/ledger.queries';
import { toMinorUnits } from '../ledger/amounts';
import { normalizeIdentifier } from '../accounts/normalizeIdentifier';
import { fieldError } from '../DomainError';

/** A validated payment between two players with its fee, in minor units. */
export interface PreparedTransfer {
  recipientId: string;
  recipient: string;
  token: string;
  decimals: number;
  amount: bigint;
  fee: bigint;
}

/** Returns the fee of a payment in minor units: 0.1%, at least one unit. */
export function transferFee(amount: bigint): bigint {
  const fee = (amount * ECONOMY.transferFeeBps) / 10_000n;
  return fee > 0n ? fee : 1n;
}

/** Validates a payment except for the balance. Throws on the invalid field. */
export async function prepareTransfer(
  queries: Queries,
  senderId: string,
  query: { recipient: string; token: string; amount: string },
): Promise<PreparedTransfer> {
  const recipient = await findAccountByUsername(queries, normalizeIdentifier(query.recipient));
  // A closed account is treated as missing: it can't be paid, and its existence isn't revealed.
  if (!recipient || recipient.closedAt) throw fieldError('recipient', FIELD_MESSAGES.unknownRecipient);
  if (recipient.id === senderId) throw fieldError('recipient', FIELD_MESSAGES.recipientIsSender);
  const token = (await listTokens(queries)).find(({ code }) => code === query.token);
  if (!token) throw fieldError('token', FIELD_MESSAGES.unknownToken);
  const amount = toMinorUnits(query.amount, token.decimals);
  if (amount === undefined) throw fieldError('amount', FIELD_MESSAGES.tooManyDecimals);
  if (amount === 0n) throw fieldError('amount', FIELD_MESSAGES.amountNotPositive);
  return {
    recipientId: recipient.id,
    recipient: recipient.username,
    token: token.code,
    decimals: token.decimals,
    amount,
    fee: transferFee(amount),
  };
}
