import { EMAIL, PASSWORD, USERNAME } from '@hashgrid/contracts';
import type { FormErrors, FormText, FormValues } from '@hashgrid/ui';

export type SignUpField = 'username' | 'email' | 'password' | 'referralCode' | 'terms';
export const SIGN_UP_FIELDS: readonly SignUpField[] = [
  'username',
  'email',
  'password',
  'referralCode',
  'terms',
];

interface Rule {
  isBroken: boolean;
  error: FormText;
}

/** The first broken rule tells enough. */
const firstBroken = (rules: readonly Rule[]) => rules.find(({ isBroken }) => isBroken)?.error;

/** Characters as the server counts them: an emoji is one. */
const lengthOf = (text: string) => [...text].length;

const isOutside = (text: string, { minLength, maxLength }: { minLength: number; maxLength: number }) =>
  lengthOf(text) < minLength || lengthOf(text) > maxLength;

const USERNAME_LENGTH: FormText = {
  text: 'Use %min% to %max% characters.',
  values: { min: USERNAME.minLength, max: USERNAME.maxLength },
};
const PASSWORD_LENGTH: FormText = {
  text: 'Use %min% to %max% characters.',
  values: { min: PASSWORD.minLength, max: PASSWORD.maxLength },
};

/** The server's limits, checked early; whether a password is too common only the server knows. */
export function checkSignUp(values: FormValues<SignUpField>): FormErrors {
  const { username = '', email = '', password = '', terms } = values;
  const found: Partial<Record<SignUpField, FormText>> = {
    username: firstBroken([
      { isBroken: isOutside(username, USERNAME), error: USERNAME_LENGTH },
      {
        isBroken: !new RegExp(USERNAME.pattern).test(username),
        error: { text: 'Use letters a–z, digits and _ only.' },
      },
    ]),
    email: firstBroken([
      {
        isBroken: isOutside(email, EMAIL) || !new RegExp(EMAIL.pattern).test(email),
        error: { text: 'Enter an email address, like name@example.com.' },
      },
    ]),
    password: firstBroken([{ isBroken: isOutside(password, PASSWORD), error: PASSWORD_LENGTH }]),
    terms: terms ? undefined : { text: 'Accept the terms to play.' },
  };
  return Object.fromEntries(
    Object.entries(found).flatMap(([name, error]) => (error ? [[name, [error]]] : [])),
  );
}
