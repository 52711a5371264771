import { findTooLongError } from '@hashgrid/app-ui';
import { NOTE, type FieldErrors, type Transfer } from '@hashgrid/contracts';
import type { Translate } from '@hashgrid/platform';
import { validateAmount, type TokenBalance } from '../amount/validateAmount';

/** Returns the translated errors of a transfer by field, empty if it has none. The server has the final say. */
export function validateTransfer(draft: Transfer, tokenBalance: TokenBalance, t: Translate): FieldErrors {
  const errors: FieldErrors = {};
  if (draft.recipient === '') errors.recipient = [t('Enter the recipient’s username.')];
  const noteError = findTooLongError(draft.note ?? '', NOTE.maxLength);
  if (noteError) errors.note = [t(noteError.text, noteError.values)];
  const amount = validateAmount(draft.amount, tokenBalance, t);
  if (amount) errors.amount = [amount];
  return errors;
}
