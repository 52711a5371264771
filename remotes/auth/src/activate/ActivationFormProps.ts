import type { Activate, ApiErrorBody } from '@hashgrid/contracts';

export interface ActivationFormProps {
  /** Rejects with the server's error. */
  activate: (passwords: Omit<Activate, 'token'>) => Promise<void>;
  /** Called with each error that the server returns. */
  onFailure: (error: ApiErrorBody) => void;
}
