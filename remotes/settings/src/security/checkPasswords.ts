import { PASSWORD } from '@hashgrid/contracts';
import type { FormErrors, FormValues } from '@hashgrid/ui';

export type PasswordField = 'currentPassword' | 'newPassword';
export const PASSWORD_FIELDS: readonly PasswordField[] = ['currentPassword', 'newPassword'];

/** What can be told before the server is asked; whether the current password is right, only the server knows. */
export function checkPasswords({ currentPassword, newPassword }: FormValues<PasswordField>): FormErrors {
  return {
    ...(!currentPassword && { currentPassword: [{ text: 'Enter your current password.' }] }),
    ...((newPassword ?? '').length < PASSWORD.minLength && {
      newPassword: [{ text: 'Use at least %min% characters.', values: { min: PASSWORD.minLength } }],
    }),
  };
}
