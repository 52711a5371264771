import type { ComponentProps } from 'react';
import { isOutgoing, isZeroDecimal } from '@hashgrid/contracts';
import { Amount } from '@hashgrid/ui';
import { abbreviateDecimal } from './abbreviateDecimal';
import { useFormatSignedAmount } from './useFormatSignedAmount';

interface SignedAmountProps extends Omit<ComponentProps<typeof Amount>, 'value' | 'exact' | 'unit' | 'tone'> {
  /** Decimal string; negative for outgoing amounts. */
  value: string;
  /** Symbol of the token. */
  token: string;
  /** Shows about four significant digits; all digits show on hover, focus and touch. */
  short?: boolean;
}

/**
 * An amount of a token with its sign; positive amounts are highlighted as gains.
 *
 * @example
 * <SignedAmount value="-2.5" token="USDT" />
 */
export function SignedAmount({ value, token, short = false, ...rest }: SignedAmountProps) {
  const format = useFormatSignedAmount();
  return (
    <Amount
      value={format(short ? abbreviateDecimal(value) : value)}
      exact={format(value)}
      unit={token}
      tone={isZeroDecimal(value) || isOutgoing({ amount: value }) ? 'neutral' : 'gain'}
      {...rest}
    />
  );
}
