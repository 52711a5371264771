import { abbreviateDecimal, TOKEN_FRACTION_DIGITS } from '@hashgrid/app-ui';
import { useFormat } from '@hashgrid/platform';

/** Keep number and unit left to right within a sentence of any direction; the space between them does not break. */
const [ISOLATE_LTR, POP_ISOLATE] = ['\u2066', '\u2069'];

/** Formats an amount of a token as a placeholder's value: `1.23 ORE`; `isShort` keeps about four significant digits. */
export function useFormatAmount({ isShort = false } = {}): (value: string, token: string) => string {
  const { number } = useFormat();
  return (value, token) =>
    `${ISOLATE_LTR}${number(isShort ? abbreviateDecimal(value) : value, { max: TOKEN_FRACTION_DIGITS })}\u00A0${token}${POP_ISOLATE}`;
}
