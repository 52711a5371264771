import { ONE_TIME_CODE_DIGITS } from '@hashgrid/contracts';
import type { FormErrors } from '@hashgrid/ui';
import { toLatinDigits } from './toLatinDigits';

/**
 * Returns the digits of what was typed or pasted, at most as many as a code has. Full-width and Arabic digits become
 * ASCII digits.
 */
export const parseOneTimeCode = (typed: string): string =>
  toLatinDigits(typed.normalize('NFKC')).replace(/\D/g, '').slice(0, ONE_TIME_CODE_DIGITS);

/** Returns whether a parsed code has all its digits. */
export const isOneTimeCode = (code: string): boolean => code.length === ONE_TIME_CODE_DIGITS;

/** Returns the form errors of a one-time code: one if it is too short, otherwise none. Used in the `check` of `useForm`. */
export const checkOneTimeCode = (code = ''): FormErrors =>
  isOneTimeCode(parseOneTimeCode(code))
    ? {}
    : { code: [{ text: 'Enter all %count% digits.', values: { count: ONE_TIME_CODE_DIGITS } }] };
