import type { Transfer } from '@hashgrid/contracts';
import type { Queries } from '../database/Database';
import { ECONOMY } from '../economy';
import { FIELD_MESSAGES } from '../messages';
import { findAccountByUsername } from '../accounts/accounts.queries';
import { listTokens } from '../ledger/ledger.queries';
import { toMinorUnits } from '../ledger/amounts';
import { normalizeIdentifier } from '../accounts/normalizeIdentifier';
import { fieldError } from '../DomainError';

/** A validated transfer between two players with its fee; amounts in minor units. */
export interface PreparedTransfer {
  recipientId: string;
  recipient: string;
  token: string;
  decimals: number;
  amount: bigint;
  fee: bigint;
}

/** Returns the fee of a transfer in minor units: 0.1%, at least one unit. */
export function calculateTransferFee(amount: bigint): bigint {
  const fee = (amount * ECONOMY.transferFeeBps) / 10_000n;
  return fee > 0n ? fee : 1n;
}

/** Validates a transfer except for the balance. Throws a field error for the first invalid field. */
export async function prepareTransfer(
  queries: Queries,
  senderId: string,
  order: Pick<Transfer, 'recipient' | 'token' | 'amount'>,
): Promise<PreparedTransfer> {
  const recipient = await findAccountByUsername(queries, normalizeIdentifier(order.recipient));
  // A closed account is treated as missing: it can't be paid, and its existence isn't revealed.
  if (!recipient || recipient.closedAt) throw fieldError('recipient', FIELD_MESSAGES.unknownRecipient);
  if (recipient.id === senderId) throw fieldError('recipient', FIELD_MESSAGES.recipientIsSender);
  const token = (await listTokens(queries)).find(({ code }) => code === order.token);
  if (!token) throw fieldError('token', FIELD_MESSAGES.unknownToken);
  const amount = toMinorUnits(order.amount, token.decimals);
  if (amount === undefined) throw fieldError('amount', FIELD_MESSAGES.tooManyDecimals);
  if (amount === 0n) throw fieldError('amount', FIELD_MESSAGES.amountNotPositive);
  return {
    recipientId: recipient.id,
    recipient: recipient.username,
    token: token.code,
    decimals: token.decimals,
    amount,
    fee: calculateTransferFee(amount),
  };
}
