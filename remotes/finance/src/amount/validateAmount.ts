import { compareDecimals, countFractionDigits, isDecimal } from '@hashgrid/contracts';
import type { Translate } from '@hashgrid/platform';
import { findReadings } from './normalizeAmount';

/** Balance of a token that an amount is validated against. */
export interface TokenBalance {
  token: string;
  balance: string;
  /** Number of decimal places of the token. */
  decimals: number;
  /** Whether the player's number format has a decimal comma. */
  hasDecimalComma: boolean;
  /** The balance in the player's number format. */
  formattedBalance: string;
}

/** Returns the translated error of an amount of a token, null if it has none. */
export function validateTokenAmount(
  amount: string,
  { token, decimals, hasDecimalComma }: Pick<TokenBalance, 'token' | 'decimals' | 'hasDecimalComma'>,
  t: Translate,
): string | null {
  if (amount === '') return t('Enter an amount.');
  const readings = findReadings(amount, hasDecimalComma);
  if (readings)
    return t('“%amount%” can mean %thousands% or %fraction%. Enter one of these.', { amount, ...readings });
  if (!isDecimal(amount)) return t('Enter a number, like 12.5.');
  if (compareDecimals(amount, '0') <= 0) return t('Enter an amount greater than 0.');
  if (countFractionDigits(amount) <= decimals) return null;
  return t.plural(
    {
      one: '%token% allows up to %count% decimal place.',
      other: '%token% allows up to %count% decimal places.',
    },
    decimals,
    { token },
  );
}

/** Returns the translated error of an amount that the player pays, null if it has none. The server has the final say. */
export function validateAmount(amount: string, tokenBalance: TokenBalance, t: Translate): string | null {
  const error = validateTokenAmount(amount, tokenBalance, t);
  const { token, balance, formattedBalance } = tokenBalance;
  if (error || compareDecimals(amount, balance) <= 0) return error;
  return t('Insufficient balance: you have %balance% %token%.', { balance: formattedBalance, token });
}
