import type { ComponentProps } from 'react';
import { useFormat } from '@hashgrid/platform';
import { Amount } from '@hashgrid/ui';

interface TokenAmountProps extends Omit<ComponentProps<typeof Amount>, 'value' | 'unit'> {
  /** Decimal string. */
  value: string;
  token: string;
  /** Fewer decimals where the amount is large: for what is an estimate anyway. */
  rough?: boolean;
}

/** As many decimals as the finest token has. */
const TOKEN_DIGITS = 8;
const ROUGH_DIGITS = 6;
const LARGE_DIGITS = 2;
const LARGE_FROM = 100;

const roughDigits = (value: string) => (Number(value) >= LARGE_FROM ? LARGE_DIGITS : ROUGH_DIGITS);

/** An amount of a token, to its last digit unless told otherwise. */
export function TokenAmount({ value, token, rough = false, ...rest }: TokenAmountProps) {
  const { number } = useFormat();
  return (
    <Amount
      value={number(value, { max: rough ? roughDigits(value) : TOKEN_DIGITS })}
      unit={token}
      {...rest}
    />
  );
}
