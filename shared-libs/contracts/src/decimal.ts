import { DECIMAL_PLACES } from './constants';

/**
 * Exact arithmetic on decimal strings (`'-12.50'`): amounts and prices never become floats.
 * Results are canonical: no plus sign, no needless zeros, no `-0`. A text that is no decimal throws `DecimalError`.
 */

/** A text that should have been a decimal was not. */
export class DecimalError extends Error {
  constructor(text: string) {
    super(`"${text}" is not a decimal number such as 12.5`);
    this.name = 'DecimalError';
  }
}

interface Parsed {
  /** The number times ten to the power of `scale`. */
  units: bigint;
  scale: number;
}

const DECIMAL = /^(-?)(\d+)(?:\.(\d+))?$/;

/** Whether a text can be calculated with: digits, one point at most, a leading minus. No exponent, no spaces. */
export const isDecimal = (text: string): boolean => DECIMAL.test(text);

function parse(text: string): Parsed {
  const match = DECIMAL.exec(text);
  if (!match) throw new DecimalError(text);
  const [, sign = '', whole = '', fraction = ''] = match;
  const digits = BigInt(whole + fraction);
  return { units: sign ? -digits : digits, scale: fraction.length };
}

function format({ units, scale }: Parsed): string {
  const digits = (units < 0n ? -units : units).toString().padStart(scale + 1, '0');
  const whole = digits.slice(0, digits.length - scale);
  const fraction = digits.slice(digits.length - scale).replace(/0+$/, '');
  return `${units < 0n ? '-' : ''}${whole}${fraction && `.${fraction}`}`;
}

const unitsAt = ({ units, scale }: Parsed, wanted: number) => units * 10n ** BigInt(wanted - scale);

/** The same number in its one canonical form: `'007.50'` → `'7.5'`. */
export const normalizeDecimal = (text: string): string => format(parse(text));

/** How many digits stand after the point, needless zeros not counted. */
export const fractionDigits = (text: string): number => normalizeDecimal(text).split('.')[1]?.length ?? 0;

/** Sum of any number of decimals; `'0'` of none. */
export function addDecimals(...terms: string[]): string {
  const parsed = terms.map(parse);
  const scale = Math.max(0, ...parsed.map((term) => term.scale));
  return format({ units: parsed.reduce((sum, term) => sum + unitsAt(term, scale), 0n), scale });
}

/** `left - right`. */
export function subtractDecimals(left: string, right: string): string {
  const { units, scale } = parse(right);
  return addDecimals(left, format({ units: -units, scale }));
}

/** `left × right`, cut (never rounded up) after `decimals` digits: a value shown is never more than what is there. */
export function multiplyDecimals(left: string, right: string, decimals: number = DECIMAL_PLACES): string {
  const a = parse(left);
  const b = parse(right);
  const exact = { units: a.units * b.units, scale: a.scale + b.scale };
  if (exact.scale <= decimals) return format(exact);
  return format({ units: exact.units / 10n ** BigInt(exact.scale - decimals), scale: decimals });
}

/** Negative, zero or positive as `left` is smaller than, equal to or larger than `right`. */
export function compareDecimals(left: string, right: string): number {
  const difference = parse(subtractDecimals(left, right)).units;
  if (difference === 0n) return 0;
  return difference < 0n ? -1 : 1;
}

/**
 * How much of `whole` is `part`, 0 to 1 in steps of a ten-thousandth: for bars and percentages alone, never to calculate on.
 * 0 where there is no whole.
 */
export function shareOf(part: string, whole: string): number {
  const scale = Math.max(fractionDigits(part), fractionDigits(whole));
  const wholeUnits = unitsAt(parse(normalizeDecimal(whole)), scale);
  if (wholeUnits <= 0n) return 0;
  const share = Number((unitsAt(parse(normalizeDecimal(part)), scale) * 10_000n) / wholeUnits) / 10_000;
  return Math.min(1, Math.max(0, share));
}
