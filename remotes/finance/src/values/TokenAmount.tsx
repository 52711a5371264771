import type { ComponentProps } from 'react';
import { useFormat } from '@hashgrid/platform';
import { Amount } from '@hashgrid/ui';

interface TokenAmountProps extends Omit<ComponentProps<typeof Amount>, 'value' | 'unit'> {
  /** Decimal string. */
  value: string;
  token: string;
}

/** As many decimals as the finest token has. */
export const TOKEN_DIGITS = 8;

/** An amount of a token, to its last digit. */
export function TokenAmount({ value, token, ...rest }: TokenAmountProps) {
  const { number } = useFormat();
  return <Amount value={number(value, { max: TOKEN_DIGITS })} unit={token} {...rest} />;
}
