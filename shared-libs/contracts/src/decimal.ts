import { DECIMAL_PLACES } from './constants';
import { DECIMAL_PATTERN } from './decimalPattern';

/**
 * Exact arithmetic on decimal strings (`'-12.50'`): amounts and prices never become floats.
 * Results are canonical: no plus sign, no leading or trailing zeros, no `-0`. Invalid input throws `DecimalError`.
 */

/** Thrown for a text that is not a decimal. */
export class DecimalError extends Error {
  constructor(text: string) {
    super(`"${text}" is not a decimal number such as 12.5`);
    this.name = 'DecimalError';
  }
}

interface ParsedDecimal {
  /** The number multiplied by ten to the power of `scale`. */
  units: bigint;
  scale: number;
}

/** Returns whether a text is a decimal: digits, at most one point, an optional minus sign. No exponent, no spaces. */
export const isDecimal = (text: string): boolean => DECIMAL_PATTERN.test(text);

/** Returns whether a decimal is zero, with any sign and number of decimal places: it then has no digit from 1 to 9. */
export const isZeroDecimal = (text: string): boolean => !/[1-9]/.test(text);

function parse(text: string): ParsedDecimal {
  const match = DECIMAL_PATTERN.exec(text);
  if (!match) throw new DecimalError(text);
  const [, sign = '', whole = '', fraction = ''] = match;
  const digits = BigInt(whole + fraction);
  return { units: sign ? -digits : digits, scale: fraction.length };
}

function format({ units, scale }: ParsedDecimal): string {
  const digits = (units < 0n ? -units : units).toString().padStart(scale + 1, '0');
  const whole = digits.slice(0, digits.length - scale);
  const fraction = digits.slice(digits.length - scale).replace(/0+$/, '');
  return `${units < 0n ? '-' : ''}${whole}${fraction && `.${fraction}`}`;
}

/** Converts a number to units at a scale, which must not be smaller than its own. */
const scaleUnits = ({ units, scale }: ParsedDecimal, newScale: number) =>
  units * 10n ** BigInt(newScale - scale);

/** Returns the canonical form of a number: `'007.50'` → `'7.5'`. */
export const normalizeDecimal = (text: string): string => format(parse(text));

/** Returns the number of fraction digits, not counting trailing zeros. */
export const countFractionDigits = (text: string): number =>
  normalizeDecimal(text).split('.')[1]?.length ?? 0;

/** Returns the sum of any number of decimals; `'0'` for none. */
export function addDecimals(...terms: string[]): string {
  const parsed = terms.map(parse);
  const scale = Math.max(0, ...parsed.map((term) => term.scale));
  return format({ units: parsed.reduce((sum, term) => sum + scaleUnits(term, scale), 0n), scale });
}

/** Returns `left − right`. */
export function subtractDecimals(left: string, right: string): string {
  const { units, scale } = parse(right);
  return addDecimals(left, format({ units: -units, scale }));
}

/** Returns `left × right`, truncated toward zero to `decimals` fraction digits, so that an amount is never rounded up. */
export function multiplyDecimals(left: string, right: string, decimals: number = DECIMAL_PLACES): string {
  const a = parse(left);
  const b = parse(right);
  const exact = { units: a.units * b.units, scale: a.scale + b.scale };
  if (exact.scale <= decimals) return format(exact);
  return format({ units: exact.units / 10n ** BigInt(exact.scale - decimals), scale: decimals });
}

/** Returns -1, 0 or 1 if `left` is less than, equal to or greater than `right`. */
export function compareDecimals(left: string, right: string): number {
  const difference = parse(subtractDecimals(left, right)).units;
  if (difference === 0n) return 0;
  return difference < 0n ? -1 : 1;
}

/** As many digits as a double holds, so that the smallest share is not rounded to 0. */
const SHARE_SCALE = 1e15;

/**
 * Returns the share of `part` in `whole`, 0 to 1; 0 if `whole` is not positive. For bars and percentages
 * only, never for further calculation.
 */
export function calculateShare(part: string, whole: string): number {
  const scale = Math.max(countFractionDigits(part), countFractionDigits(whole));
  const wholeUnits = scaleUnits(parse(normalizeDecimal(whole)), scale);
  if (wholeUnits <= 0n) return 0;
  const partUnits = scaleUnits(parse(normalizeDecimal(part)), scale);
  const share = Number((partUnits * BigInt(SHARE_SCALE)) / wholeUnits) / SHARE_SCALE;
  return Math.min(1, Math.max(0, share));
}
