import type { ComponentProps } from 'react';
import { useFormat } from '@hashgrid/platform';
import { Amount } from '@hashgrid/ui';

interface TokenAmountProps extends Omit<ComponentProps<typeof Amount>, 'value' | 'unit'> {
  /** Decimal string. */
  value: string;
  /** Symbol of the token. */
  token: string;
  /** At most 6 decimals, 2 from 100 up: for estimates and long lists. */
  approximate?: boolean;
}

/** Maximum number of decimals of a token: 8, as for Bitcoin. */
export const TOKEN_FRACTION_DIGITS = 8;

const APPROXIMATE_DIGITS = 6;
const LARGE_AMOUNT_DIGITS = 2;
const LARGE_AMOUNT = 100;

const getMaxDigits = (value: string, isApproximate: boolean) => {
  if (!isApproximate) return TOKEN_FRACTION_DIGITS;
  return Number(value) >= LARGE_AMOUNT ? LARGE_AMOUNT_DIGITS : APPROXIMATE_DIGITS;
};

/**
 * An amount of a token in the player's number format, with every decimal it has.
 *
 * @example
 * <TokenAmount value="1234.5" token="USDT" strong />
 */
export function TokenAmount({ value, token, approximate = false, ...rest }: TokenAmountProps) {
  const { number } = useFormat();
  return <Amount value={number(value, { max: getMaxDigits(value, approximate) })} unit={token} {...rest} />;
}
