import { countCodePoints } from '@hashgrid/app-ui';
import { PASSWORD } from '@hashgrid/contracts';
import type { FormErrors, FormValues } from '@hashgrid/ui';

export type PasswordField = 'currentPassword' | 'newPassword';
export const PASSWORD_FIELDS: readonly PasswordField[] = ['currentPassword', 'newPassword'];

const isTooShort = (password: string) => countCodePoints(password) < PASSWORD.minLength;

/** Returns the form errors that can be found without the server: no current password, or a new one that is too short. */
export function validatePasswords({
  currentPassword,
  newPassword = '',
}: FormValues<PasswordField>): FormErrors {
  return {
    ...(!currentPassword && { currentPassword: [{ text: 'Enter your current password.' }] }),
    ...(isTooShort(newPassword) && {
      newPassword: [{ text: 'Use at least %min% characters.', values: { min: PASSWORD.minLength } }],
    }),
  };
}
