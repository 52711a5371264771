import { NOTE, type FieldErrors, type Transfer } from '@hashgrid/contracts';
import type { Translate } from '@hashgrid/platform';
import { validateAmount, type TokenBalance } from '../amount/validateAmount';

/** Returns the translated errors of a transfer by field, empty if it has none. The server has the final say. */
export function validateTransfer(draft: Transfer, tokenBalance: TokenBalance, t: Translate): FieldErrors {
  const errors: FieldErrors = {};
  if (draft.recipient === '') errors.recipient = [t('Enter the recipient’s username.')];
  if ([...(draft.note ?? '')].length > NOTE.maxLength)
    errors.note = [t('Use %max% characters or fewer.', { max: NOTE.maxLength })];
  const amount = validateAmount(draft.amount, tokenBalance, t);
  if (amount) errors.amount = [amount];
  return errors;
}
