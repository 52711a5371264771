import type { Account } from '../accounts/accounts.queries';
import type { Context } from '../Context';
import type { Queries } from '../database/Database';
import { codeMissingError } from '../two-factor/codeMissingError';
import { findTwoFactor } from '../two-factor/twoFactor.queries';
import { requireActiveSender } from './requireActiveSender';

/** A sender who was confirmed before the ledger's accounts were locked. */
export interface ConfirmedSender {
  accountId: string;
  /** Whether a two-factor code was checked; players without a second factor have none. */
  isCodeChecked: boolean;
  /** Error message while sending is paused; about payments by default. */
  pausedMessage?: string;
}

/**
 * Returns the sender's account after a second check, while the accounts of the ledger are locked: since the confirmation, sending may
 * have been paused or a second factor enabled. Throws `forbidden` as `requireActiveSender` does, and `twoFactorCodeMissing`.
 */
export async function requireConfirmedSender(
  context: Context,
  queries: Queries,
  { accountId, isCodeChecked, pausedMessage }: ConfirmedSender,
): Promise<Account> {
  const account = await requireActiveSender(context, queries, accountId, pausedMessage);
  if (!isCodeChecked && (await findTwoFactor(queries, accountId))) throw codeMissingError();
  return account;
}
