const SIGNIFICANT_DIGITS = 4;

/**
 * Truncates a decimal string to four significant digits, so that it never shows more than there is. Integer digits and the first
 * `minDigits` fraction digits are kept.
 *
 * @example
 * abbreviateDecimal('0.00485201') // '0.004852'
 */
export function abbreviateDecimal(value: string, minDigits = 0): string {
  const [whole = '', fraction = ''] = value.split('.');
  const wholeDigits = whole.replace(/^-?0*/, '').length;
  const leadingZeros = wholeDigits > 0 ? 0 : fraction.length - fraction.replace(/^0+/, '').length;
  const kept = fraction.slice(0, Math.max(minDigits, leadingZeros + SIGNIFICANT_DIGITS - wholeDigits));
  return kept === '' ? whole : `${whole}.${kept}`;
}
