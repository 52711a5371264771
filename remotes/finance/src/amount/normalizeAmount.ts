import { isDecimal } from '@hashgrid/contracts';

const ARABIC_ZERO = 0x0660;
const PERSIAN_ZERO = 0x06f0;
/** Distance between the full-width forms that keyboards of East Asia type, and ASCII. */
const FULL_WIDTH_OFFSET = 0xfee0;

/** Thousands before a fraction: `1,000.5`, `1.000,5`. */
const GROUPED_FRACTION = /^[1-9]\d{0,2}(?:(?:,\d{3})+\.|(?:\.\d{3})+,)\d*$/;
/** At least two separators of thousands: `1,000,000`, `1.000.000`. */
const GROUPED_INTEGER = /^[1-9]\d{0,2}(?:(?:,\d{3}){2,}|(?:\.\d{3}){2,})$/;
/** Thousands separated by spaces, as French and Russian numbers are shown and copied: `1 000,5`. */
const GROUPED_BY_SPACES = /^[1-9]\d{0,2}(?:\s\d{3})+(?:[.,]\d*)?$/;
/** A thousand in some languages and one in others: `1,000`, `1.000`. */
const AMBIGUOUS = /^([1-9]\d{0,2})([.,])(\d{3})$/;

const toLatinDigit = (digit: string) => {
  const code = digit.charCodeAt(0);
  return String(code - (code >= PERSIAN_ZERO ? PERSIAN_ZERO : ARABIC_ZERO));
};

/**
 * Returns the two readings of an amount whose separator can be one of thousands or of a fraction, null where there is only one.
 * @param hasDecimalComma Whether the player sees fractions after a comma: a point may then separate thousands.
 */
export function findReadings(
  amount: string,
  hasDecimalComma: boolean,
): { thousands: string; fraction: string } | null {
  const [, start = '', separator = '', end = ''] = AMBIGUOUS.exec(amount) ?? [];
  if (!start || (separator === '.' && !hasDecimalComma)) return null;
  // Three digits after a point would look like thousands again.
  return { thousands: start + end, fraction: `${start}.${end}0` };
}

/** Returns a decimal string in the form in which the player can enter it. Keeps other text, which a link may contain. */
export const toEnteredAmount = (amount: string, hasDecimalComma: boolean): string =>
  (isDecimal(amount) && findReadings(amount, hasDecimalComma)?.fraction) || amount;

function readSeparators(input: string): string {
  const text = GROUPED_BY_SPACES.test(input) ? input.replace(/\s/g, '') : input;
  if (GROUPED_INTEGER.test(text)) return text.replace(/[.,]/g, '');
  if (GROUPED_FRACTION.test(text)) return text.replace(/[.,](?=.*[.,])/g, '').replace(',', '.');
  return /^(?:\d+,\d*|,\d+)$/.test(text) && !AMBIGUOUS.test(text) ? text.replace(',', '.') : text;
}

/**
 * Converts unambiguous input to a decimal string: `12,5`, `.5`, `5.`, `1,000.5`, `1 000`, Arabic and full-width digits. Keeps what can
 * be read in two ways (`1,000`) or in none, which validation rejects, and `1.000`, which it rejects where fractions follow a comma.
 */
export const normalizeAmount = (input: string): string =>
  readSeparators(
    input
      .trim()
      .replace(/[٠-٩۰-۹]/g, toLatinDigit)
      .replace(/[０-９．，]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - FULL_WIDTH_OFFSET))
      .replace('٫', '.')
      .replace(/[،٬]/g, ','),
  )
    .replace(/^\./, '0.')
    .replace(/\.$/, '');
