import type { FieldErrors, Transfer } from '@hashgrid/contracts';
import type { Translate } from '@hashgrid/platform';
import { validateAmount, type TokenBalance } from '../amount/validateAmount';

/** What is plainly wrong with a payment before the server is asked; empty when nothing is. The server decides. */
export function validateTransfer(draft: Transfer, tokenBalance: TokenBalance, t: Translate): FieldErrors {
  const errors: FieldErrors = {};
  if (draft.recipient === '') errors.recipient = [t('Enter the recipient’s username.')];
  const amount = validateAmount(draft.amount, tokenBalance, t);
  if (amount) errors.amount = [amount];
  return errors;
}
