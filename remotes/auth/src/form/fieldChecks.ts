import { EMAIL, PASSWORD } from '@hashgrid/contracts';
import type { FormErrors, FormText } from '@hashgrid/ui';

interface Limits {
  minLength: number;
  maxLength: number;
}

/** Characters as the server counts them: an emoji is one. */
const lengthOf = (text: string) => [...text].length;

export const isLengthInvalid = (text: string, { minLength, maxLength }: Limits): boolean =>
  lengthOf(text) < minLength || lengthOf(text) > maxLength;

export const lengthError = ({ minLength, maxLength }: Limits): FormText => ({
  text: 'Use %min%–%max% characters.',
  values: { min: minLength, max: maxLength },
});

/** What is wrong with an email; undefined when nothing is. */
export const emailError = (email: string): FormText | undefined =>
  isLengthInvalid(email, EMAIL) || !new RegExp(EMAIL.pattern).test(email)
    ? { text: 'Enter a valid email, like name@example.com.' }
    : undefined;

/** What is wrong with a password to be; whether it is too common only the server knows. */
export const newPasswordError = (password: string): FormText | undefined =>
  isLengthInvalid(password, PASSWORD) ? lengthError(PASSWORD) : undefined;

/** The errors of a form from the one of each field. */
export const errorsOf = (found: Record<string, FormText | undefined>): FormErrors =>
  Object.fromEntries(Object.entries(found).flatMap(([name, error]) => (error ? [[name, [error]]] : [])));
