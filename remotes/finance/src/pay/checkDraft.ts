import {
  compareDecimals,
  fractionDigits,
  isDecimal,
  type FieldErrors,
  type Transfer,
} from '@hashgrid/contracts';
import type { useTranslate } from '@hashgrid/platform';

type Translate = ReturnType<typeof useTranslate>;

/** What the player may spend of the chosen token. */
export interface Spendable {
  balance: string;
  decimals: number;
  /** The balance as the player's language writes it. */
  shownBalance: string;
}

function amountError(
  amount: string,
  { balance, decimals, shownBalance }: Spendable,
  token: string,
  t: Translate,
): string | null {
  if (amount === '') return t('Enter an amount.');
  if (!isDecimal(amount)) return t('Write the amount with digits and one point, such as 12.5.');
  if (compareDecimals(amount, '0') <= 0) return t('The amount must be more than zero.');
  if (fractionDigits(amount) > decimals) {
    return t('%token% has at most %count% digits after the point.', { token, count: decimals });
  }
  if (compareDecimals(amount, balance) > 0)
    return t('You have %balance% %token%.', { balance: shownBalance, token });
  return null;
}

/** What is plainly wrong with a payment before the server is asked; empty when nothing is. The server decides. */
export function checkDraft(draft: Transfer, spendable: Spendable, t: Translate): FieldErrors {
  const errors: FieldErrors = {};
  if (draft.recipient === '') errors.recipient = [t('Enter the username of the player you pay.')];
  const amount = amountError(draft.amount, spendable, draft.token, t);
  if (amount) errors.amount = [amount];
  return errors;
}
