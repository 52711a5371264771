const SIGNIFICANT_DIGITS = 4;

/**
 * Shortens a decimal string to four significant digits. Truncates instead of rounding, so that it never shows more than the
 * player has. Keeps all integer digits and at least the first `minDigits` fraction digits.
 *
 * @example
 * abbreviateDecimal('0.00485201') // '0.004852'
 */
export function abbreviateDecimal(value: string, minDigits = 0): string {
  const [whole = '', fraction = ''] = value.split('.');
  const wholeDigits = whole.replace(/^-?0*/, '').length;
  const leadingZeros = wholeDigits > 0 ? 0 : fraction.length - fraction.replace(/^0+/, '').length;
  const keptFraction = fraction.slice(
    0,
    Math.max(minDigits, leadingZeros + SIGNIFICANT_DIGITS - wholeDigits),
  );
  return keptFraction === '' ? whole : `${whole}.${keptFraction}`;
}
