import { compareDecimals, fractionDigits, isDecimal } from '@hashgrid/contracts';
import type { Translate } from '@hashgrid/platform';

/** Balance of a token that an amount is validated against. */
export interface TokenBalance {
  token: string;
  balance: string;
  decimals: number;
  /** In the player's number format. */
  formattedBalance: string;
}

/** Returns the translated error of an amount, null if it has none. The server has the final say. */
export function validateAmount(
  amount: string,
  { token, balance, decimals, formattedBalance }: TokenBalance,
  t: Translate,
): string | null {
  if (amount === '') return t('Enter an amount.');
  if (!isDecimal(amount)) return t('Enter a number, like 12.5.');
  if (compareDecimals(amount, '0') <= 0) return t('Enter an amount greater than 0.');
  if (fractionDigits(amount) > decimals) {
    return t.plural(
      {
        one: '%token% allows up to %count% decimal place.',
        other: '%token% allows up to %count% decimal places.',
      },
      decimals,
      { token },
    );
  }
  if (compareDecimals(amount, balance) > 0)
    return t('Insufficient balance: you have %balance% %token%.', { balance: formattedBalance, token });
  return null;
}
