import type { Activate, ApiErrorBody } from '@hashgrid/contracts';

export interface ActivationFormProps {
  /** Rejects with the server's error. */
  activate: (passwords: Omit<Activate, 'token'>) => Promise<void>;
  onFailure: (error: ApiErrorBody) => void;
}
