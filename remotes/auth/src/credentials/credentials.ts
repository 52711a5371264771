import type { Credentials } from '@hashgrid/contracts';
import type { FormErrors, FormValues } from '@hashgrid/ui';
import { parseEmail } from './parseEmail';

export type CredentialField = 'email' | 'password';
export const CREDENTIAL_FIELDS: readonly CredentialField[] = ['email', 'password'];

/** Reports only missing values; the server decides whether the credentials are right. */
export const validateCredentials = ({ email, password }: FormValues<CredentialField>): FormErrors => ({
  ...(!email?.trim() && { email: [{ text: 'Enter your email.' }] }),
  ...(!password && { password: [{ text: 'Enter your password.' }] }),
});

/** Cleans the email, which may be pasted with spaces and direction marks; spaces in a password are significant. */
export const toCredentials = ({ email = '', password = '' }: FormValues<CredentialField>): Credentials => ({
  email: parseEmail(email),
  password,
});
