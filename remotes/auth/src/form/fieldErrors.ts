import { countCodePoints } from '@hashgrid/app-ui';
import { EMAIL, PASSWORD } from '@hashgrid/contracts';
import type { FormErrors, FormText } from '@hashgrid/ui';

interface Limits {
  minLength: number;
  maxLength: number;
}

/** Returns whether a text is too short or too long, in characters as the server counts them. */
export const isLengthInvalid = (text: string, { minLength, maxLength }: Limits): boolean =>
  countCodePoints(text) < minLength || countCodePoints(text) > maxLength;

/** Returns the message for a text of invalid length. */
export const createLengthError = ({ minLength, maxLength }: Limits): FormText => ({
  text: 'Use %min%–%max% characters.',
  values: { min: minLength, max: maxLength },
});

/** Returns why an email is invalid; undefined if it is valid. */
export const findEmailError = (email: string): FormText | undefined =>
  isLengthInvalid(email, EMAIL) || !new RegExp(EMAIL.pattern).test(email)
    ? { text: 'Enter a valid email, like name@example.com.' }
    : undefined;

/** Returns why a new password is invalid, by its length; undefined if it is valid. The server also rejects common ones. */
export const findNewPasswordError = (password: string): FormText | undefined =>
  isLengthInvalid(password, PASSWORD) ? createLengthError(PASSWORD) : undefined;

/** Collects the fields' errors, dropping fields without one. */
export const toFormErrors = (found: Record<string, FormText | undefined>): FormErrors =>
  Object.fromEntries(Object.entries(found).flatMap(([name, error]) => (error ? [[name, [error]]] : [])));
