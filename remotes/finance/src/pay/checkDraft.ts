import type { FieldErrors, Transfer } from '@hashgrid/contracts';
import type { Translate } from '@hashgrid/platform';
import { amountError, type Spendable } from '../amount/amountError';

/** What is plainly wrong with a payment before the server is asked; empty when nothing is. The server decides. */
export function checkDraft(draft: Transfer, spendable: Spendable, t: Translate): FieldErrors {
  const errors: FieldErrors = {};
  if (draft.recipient === '') errors.recipient = [t('Enter the recipient’s username.')];
  const amount = amountError(draft.amount, spendable, t);
  if (amount) errors.amount = [amount];
  return errors;
}
