import { ONE_TIME_CODE_DIGITS } from '@hashgrid/contracts';
import type { FormErrors } from '@hashgrid/ui';

const ARABIC_DIGITS = /[\u0660-\u0669\u06f0-\u06f9]/g;

/**
 * Returns the digits of what was typed or pasted, at most as many as a code has. Full-width and Arabic digits become
 * ASCII digits.
 */
export const parseOneTimeCode = (typed: string): string =>
  typed
    .normalize('NFKC')
    // The low four bits of their code points are the digit.
    .replace(ARABIC_DIGITS, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replace(/\D/g, '')
    .slice(0, ONE_TIME_CODE_DIGITS);

/** Returns whether a parsed code has all its digits. */
export const isOneTimeCode = (code: string): boolean => code.length === ONE_TIME_CODE_DIGITS;

/** Returns the form errors of a one-time code: one if it is too short, otherwise none. Used in the `check` of `useForm`. */
export const checkOneTimeCode = (code = ''): FormErrors =>
  isOneTimeCode(parseOneTimeCode(code))
    ? {}
    : { code: [{ text: 'Enter all %count% digits.', values: { count: ONE_TIME_CODE_DIGITS } }] };
