import { USERNAME } from '@hashgrid/contracts';
import type { FormErrors, FormText, FormValues } from '@hashgrid/ui';
import {
  findEmailError,
  toFormErrors,
  isLengthInvalid,
  createLengthError,
  findNewPasswordError,
} from '../form/fieldErrors';

export type SignUpField = 'username' | 'email' | 'password' | 'referralCode' | 'terms';
export const SIGN_UP_FIELDS: readonly SignUpField[] = [
  'username',
  'email',
  'password',
  'referralCode',
  'terms',
];

function findUsernameError(username: string): FormText | undefined {
  if (isLengthInvalid(username, USERNAME)) return createLengthError(USERNAME);
  const isAllowed = new RegExp(USERNAME.pattern).test(username);
  return isAllowed ? undefined : { text: 'Use only letters a–z, numbers and underscores.' };
}

/** Checks the server's limits before submitting. */
export function validateSignUp(values: FormValues<SignUpField>): FormErrors {
  const { username = '', email = '', password = '', terms } = values;
  return toFormErrors({
    username: findUsernameError(username),
    email: findEmailError(email),
    password: findNewPasswordError(password),
    terms: terms ? undefined : { text: 'Please accept the terms to continue.' },
  });
}
