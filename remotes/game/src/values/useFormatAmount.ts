import { abbreviateDecimal, TOKEN_FRACTION_DIGITS } from '@hashgrid/app-ui';
import { useFormat } from '@hashgrid/platform';

/** Characters that keep number and token left to right within a sentence of any direction. */
const [ISOLATE_LTR, POP_ISOLATE] = ['\u2066', '\u2069'];

/**
 * Returns a function that formats an amount, a decimal string, for a placeholder of a text: `1.23 ORE` with a non-breaking space.
 * `isShort` keeps about four significant digits.
 */
export function useFormatAmount({ isShort = false } = {}): (value: string, token: string) => string {
  const { number } = useFormat();
  return (value, token) =>
    `${ISOLATE_LTR}${number(isShort ? abbreviateDecimal(value) : value, { max: TOKEN_FRACTION_DIGITS })}\u00A0${token}${POP_ISOLATE}`;
}
