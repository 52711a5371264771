import { formatSignedAmount, isZeroDecimal } from '@hashgrid/contracts';
import { useFormat } from '@hashgrid/platform';
import { TOKEN_FRACTION_DIGITS } from './TokenAmount';

/** Returns a function that formats a signed amount of a token, a decimal string; zero has no sign. */
export function useFormatSignedAmount(): (amount: string) => string {
  const { number } = useFormat();
  return (amount) =>
    isZeroDecimal(amount)
      ? number('0')
      : formatSignedAmount(amount, (unsigned) => number(unsigned, { max: TOKEN_FRACTION_DIGITS }));
}
