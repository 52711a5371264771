import { useState } from 'react';
import type { ActivationFormProps } from './ActivationFormProps';
import { ChoosePasswordForm } from './ChoosePasswordForm';
import { ConfirmPasswordForm } from './ConfirmPasswordForm';

/**
 * Asks for the password on a device that didn't sign up: someone else may have signed up with the player's email and
 * their own password.
 */
export function ActivationForm(props: ActivationFormProps) {
  const [isChoosing, setChoosing] = useState(false);
  return isChoosing ? (
    <ChoosePasswordForm {...props} />
  ) : (
    <ConfirmPasswordForm {...props} onChoosePassword={() => setChoosing(true)} />
  );
}
