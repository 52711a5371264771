import { useState } from 'react';
import type { Activate, ApiErrorBody } from '@hashgrid/contracts';
import { ChoosePasswordForm } from './ChoosePasswordForm';
import { ConfirmPasswordForm } from './ConfirmPasswordForm';

export interface ActivationFormProps {
  /** Rejects with the server's error. */
  activate: (passwords: Omit<Activate, 'token'>) => Promise<void>;
  onFailure: (error: ApiErrorBody) => void;
}

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
