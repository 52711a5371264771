import type { ComponentProps } from 'react';
import { formatSignedAmount, isOutgoing, isZeroDecimal } from '@hashgrid/contracts';
import { useFormat } from '@hashgrid/platform';
import { Amount } from '@hashgrid/ui';
import { abbreviateDecimal } from './abbreviateDecimal';
import { TOKEN_FRACTION_DIGITS } from './TokenAmount';

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
  const { number } = useFormat();
  const format = (amount: string) =>
    isZeroDecimal(amount)
      ? number('0')
      : formatSignedAmount(amount, (unsigned) => number(unsigned, { max: TOKEN_FRACTION_DIGITS }));
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
