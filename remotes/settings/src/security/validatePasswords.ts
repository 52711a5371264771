import { PASSWORD } from '@hashgrid/contracts';
import type { FormErrors, FormValues } from '@hashgrid/ui';

export type PasswordField = 'currentPassword' | 'newPassword';
export const PASSWORD_FIELDS: readonly PasswordField[] = ['currentPassword', 'newPassword'];

/** Checks what can be checked without the server. */
export function validatePasswords({ currentPassword, newPassword }: FormValues<PasswordField>): FormErrors {
  return {
    ...(!currentPassword && { currentPassword: [{ text: 'Enter your current password.' }] }),
    ...((newPassword ?? '').length < PASSWORD.minLength && {
      newPassword: [{ text: 'Use at least %min% characters.', values: { min: PASSWORD.minLength } }],
    }),
  };
}
