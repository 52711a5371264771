import { USERNAME } from '@hashgrid/contracts';
import type { FormErrors, FormText, FormValues } from '@hashgrid/ui';
import { emailError, errorsOf, isOutside, lengthError, newPasswordError } from '../form/fieldChecks';

export type SignUpField = 'username' | 'email' | 'password' | 'referralCode' | 'terms';
export const SIGN_UP_FIELDS: readonly SignUpField[] = [
  'username',
  'email',
  'password',
  'referralCode',
  'terms',
];

function usernameError(username: string): FormText | undefined {
  if (isOutside(username, USERNAME)) return lengthError(USERNAME);
  const isAllowed = new RegExp(USERNAME.pattern).test(username);
  return isAllowed ? undefined : { text: 'Use letters a–z, digits and _ only.' };
}

/** The server's limits, checked early. */
export function checkSignUp(values: FormValues<SignUpField>): FormErrors {
  const { username = '', email = '', password = '', terms } = values;
  return errorsOf({
    username: usernameError(username),
    email: emailError(email),
    password: newPasswordError(password),
    terms: terms ? undefined : { text: 'Accept the terms to play.' },
  });
}
