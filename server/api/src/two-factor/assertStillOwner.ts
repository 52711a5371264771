import type { Account } from '../accounts/accounts.queries';
import type { Queries } from '../database/Database';
import { fieldError } from '../DomainError';
import { FIELD_MESSAGES } from '../messages';
import type { ConfirmedOwner } from './ConfirmedOwner';
import { codeMissingError } from './codeMissingError';
import { findTwoFactor } from './twoFactor.queries';

/** Throws a field error on `password` when the password has changed since it was confirmed, or on `code` when a second factor was enabled. */
export async function assertStillOwner(
  queries: Queries,
  current: Account,
  { account, isCodeChecked }: ConfirmedOwner,
): Promise<void> {
  if (current.passwordHash !== account.passwordHash)
    throw fieldError('password', FIELD_MESSAGES.incorrectPassword);
  if (!isCodeChecked && (await findTwoFactor(queries, current.id))) throw codeMissingError();
}
