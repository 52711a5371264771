import { toLatinDigits } from '@hashgrid/app-ui';
import { isDecimal } from '@hashgrid/contracts';
import { removeBidiControls } from '@hashgrid/ui';

/** Offset of full-width characters, which East Asian keyboards type, from their ASCII counterparts. */
const FULL_WIDTH_OFFSET = 0xfee0;

/** Thousands separators before a fraction: `1,000.5`, `1.000,5`. */
const GROUPED_FRACTION = /^[1-9]\d{0,2}(?:(?:,\d{3})+\.|(?:\.\d{3})+,)\d*$/;
/** At least two thousands separators: `1,000,000`, `1.000.000`. */
const GROUPED_INTEGER = /^[1-9]\d{0,2}(?:(?:,\d{3}){2,}|(?:\.\d{3}){2,})$/;
/** Thousands separated by spaces, as French and Russian numbers are shown and copied: `1 000,5`. */
const GROUPED_BY_SPACES = /^[1-9]\d{0,2}(?:\s\d{3})+(?:[.,]\d*)?$/;
/** One decimal comma: `12,5`, `5,`, `,5`. */
const DECIMAL_COMMA = /^(?:\d+,\d*|,\d+)$/;
/** Means a thousand in some languages and one in others: `1,000`, `1.000`. */
const AMBIGUOUS = /^([1-9]\d{0,2})([.,])(\d{3})$/;

/**
 * Returns the two readings of an amount whose separator can be a thousands separator or a decimal separator; null if it has only
 * one reading.
 * @param hasDecimalComma whether the player's number format has a decimal comma: a point may then be a thousands separator
 */
export function findReadings(
  amount: string,
  hasDecimalComma: boolean,
): { thousands: string; fraction: string } | null {
  const [, start = '', separator = '', end = ''] = AMBIGUOUS.exec(amount) ?? [];
  if (!start || (separator === '.' && !hasDecimalComma)) return null;
  // With three digits after the point, the fraction would have two readings again.
  return { thousands: start + end, fraction: `${start}.${end}0` };
}

/** Returns a decimal string as the player could enter it, with a single reading. Returns any other text, such as from a link, unchanged. */
export const toEnteredAmount = (amount: string, hasDecimalComma: boolean): string =>
  (isDecimal(amount) && findReadings(amount, hasDecimalComma)?.fraction) || amount;

/** Replaces the decimal separator by a point and removes thousands separators, where they are unambiguous. */
function normalizeSeparators(input: string): string {
  const text = GROUPED_BY_SPACES.test(input) ? input.replace(/\s/g, '') : input;
  if (GROUPED_INTEGER.test(text)) return text.replace(/[.,]/g, '');
  // Every separator but the last is a thousands separator.
  if (GROUPED_FRACTION.test(text)) return text.replace(/[.,](?=.*[.,])/g, '').replace(',', '.');
  return DECIMAL_COMMA.test(text) && !AMBIGUOUS.test(text) ? text.replace(',', '.') : text;
}

/**
 * Converts unambiguous input to a decimal string: `12,5`, `.5`, `5.`, `1,000.5`, `1 000`, Arabic and full-width digits. Keeps input
 * with two readings (`1,000`) or none, which validation rejects, and `1.000`, which validation rejects if the player's number format
 * has a decimal comma.
 */
export const normalizeAmount = (input: string): string =>
  normalizeSeparators(
    toLatinDigits(removeBidiControls(input).trim())
      .replace(/[０-９．，]/g, (character) =>
        String.fromCharCode(character.charCodeAt(0) - FULL_WIDTH_OFFSET),
      )
      .replace('٫', '.')
      .replaceAll('،', ',')
      // Like a space, it separates only thousands.
      .replaceAll('٬', ' '),
  )
    .replace(/^\./, '0.')
    .replace(/\.$/, '');
