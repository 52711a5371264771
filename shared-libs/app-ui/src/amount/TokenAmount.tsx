import type { ComponentProps } from 'react';
import { useFormat } from '@hashgrid/platform';
import { Amount } from '@hashgrid/ui';
import { ShortAmount } from './ShortAmount';

interface TokenAmountProps extends Omit<ComponentProps<typeof Amount>, 'value' | 'exact' | 'unit'> {
  /** Decimal string. */
  value: string;
  /** Symbol of the token. */
  token: string;
  /** Shows about four significant digits; all digits show on hover, focus and touch. */
  short?: boolean;
}

/** Maximum number of fraction digits that are shown for a token: 8, as in Bitcoin. */
export const TOKEN_FRACTION_DIGITS = 8;

/**
 * An amount of a token in the player's number format. Shows every digit, for screens where tokens are sent or amounts are
 * compared; pass `short` anywhere else.
 *
 * @example
 * <TokenAmount value="1234.5" token="USDT" strong />
 */
export function TokenAmount({ value, token, short = false, ...rest }: TokenAmountProps) {
  const { number } = useFormat();
  const max = TOKEN_FRACTION_DIGITS;
  if (!short) return <Amount value={number(value, { max })} unit={token} {...rest} />;
  return <ShortAmount value={value} unit={token} max={max} {...rest} />;
}
