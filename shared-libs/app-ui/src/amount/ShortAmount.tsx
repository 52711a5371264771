import type { ComponentProps } from 'react';
import { useFormat } from '@hashgrid/platform';
import { Amount } from '@hashgrid/ui';
import { abbreviateDecimal } from './abbreviateDecimal';

interface ShortAmountProps extends Omit<ComponentProps<typeof Amount>, 'value' | 'exact'> {
  /** Decimal string. */
  value: string;
  /** Minimum number of fraction digits. */
  min?: number;
  /** Maximum number of fraction digits of the exact value. */
  max?: number;
  /** Wraps the formatted digits: adds a sign or `%`. */
  decorate?: (digits: string) => string;
}

const keepDigits = (digits: string) => digits;

/**
 * A number shortened to about four significant digits. All digits show on hover, focus and touch, and are what assistive
 * technology reads.
 *
 * @example
 * <ShortAmount value="2699.7" unit="TH/s" />
 */
export function ShortAmount({ value, min = 0, max, decorate = keepDigits, ...rest }: ShortAmountProps) {
  const { number } = useFormat();
  const digits = { min, max };
  return (
    <Amount
      value={decorate(number(abbreviateDecimal(value, min), digits))}
      exact={decorate(number(value, digits))}
      {...rest}
    />
  );
}
