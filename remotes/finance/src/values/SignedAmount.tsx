import type { ComponentProps } from 'react';
import { isOutgoing, signedAmount } from '@hashgrid/contracts';
import { useFormat } from '@hashgrid/platform';
import { Amount } from '@hashgrid/ui';
import { TOKEN_DIGITS } from './TokenAmount';

interface SignedAmountProps extends Omit<ComponentProps<typeof Amount>, 'value' | 'unit' | 'tone'> {
  /** Decimal string; below zero went out. */
  value: string;
  token: string;
}

const isZero = (value: string) => !/[1-9]/.test(value);

/** What came in is marked with a plus and colour, what went out with a minus. */
export function SignedAmount({ value, token, ...rest }: SignedAmountProps) {
  const { number } = useFormat();
  const write = (unsigned: string) => number(unsigned, { max: TOKEN_DIGITS });
  return (
    <Amount
      value={isZero(value) ? write('0') : signedAmount(value, write)}
      unit={token}
      tone={isZero(value) || isOutgoing({ amount: value }) ? 'neutral' : 'gain'}
      {...rest}
    />
  );
}
