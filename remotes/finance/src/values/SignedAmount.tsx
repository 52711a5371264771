import type { ComponentProps } from 'react';
import { TOKEN_FRACTION_DIGITS } from '@hashgrid/app-ui';
import { isOutgoing, signedAmount } from '@hashgrid/contracts';
import { useFormat } from '@hashgrid/platform';
import { Amount } from '@hashgrid/ui';

interface SignedAmountProps extends Omit<ComponentProps<typeof Amount>, 'value' | 'unit' | 'tone'> {
  /** Decimal string; negative for outgoing amounts. */
  value: string;
  token: string;
}

const isZero = (value: string) => !/[1-9]/.test(value);

/** Amount with its sign; incoming amounts are highlighted. */
export function SignedAmount({ value, token, ...rest }: SignedAmountProps) {
  const { number } = useFormat();
  const format = (unsigned: string) => number(unsigned, { max: TOKEN_FRACTION_DIGITS });
  return (
    <Amount
      value={isZero(value) ? format('0') : signedAmount(value, format)}
      unit={token}
      tone={isZero(value) || isOutgoing({ amount: value }) ? 'neutral' : 'gain'}
      {...rest}
    />
  );
}
