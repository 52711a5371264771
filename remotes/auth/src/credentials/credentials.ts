import type { Credentials } from '@hashgrid/contracts';
import type { FormErrors, FormValues } from '@hashgrid/ui';

export type CredentialField = 'email' | 'password';
export const CREDENTIAL_FIELDS: readonly CredentialField[] = ['email', 'password'];

/** Only what is missing is told here; what is wrong, and no more than that, tells the server. */
export const checkCredentials = ({ email, password }: FormValues<CredentialField>): FormErrors => ({
  ...(!email?.trim() && { email: [{ text: 'Enter your email.' }] }),
  ...(!password && { password: [{ text: 'Enter your password.' }] }),
});

/** Blanks around a pasted email are nobody's wish; in a password they may be. */
export const credentialsIn = ({ email = '', password = '' }: FormValues<CredentialField>): Credentials => ({
  email: email.trim(),
  password,
});
