import { tabStorage } from '@hashgrid/platform';

/** A sign-up that is not activated yet. */
export interface PendingSignUp {
  /** Can only be used to resend the activation email. */
  id: string;
  email: string;
  /** Epoch ms from which the email can be resent. */
  resendAt: number;
  /** Whether the email is only shown on the page `/outbox`, because the server sends none. */
  isInOutbox?: boolean;
}

const KEY = 'pendingSignUp';

const isPendingSignUp = (found: Partial<PendingSignUp> | null): found is PendingSignUp =>
  typeof found?.id === 'string' && typeof found.email === 'string' && typeof found.resendAt === 'number';

/** Returns this tab's pending sign-up, which survives a reload; null if there is none. */
export function readPendingSignUp(): PendingSignUp | null {
  const found = tabStorage.get(KEY) as Partial<PendingSignUp> | null;
  return isPendingSignUp(found) ? found : null;
}

export const savePendingSignUp = (pending: PendingSignUp): void => tabStorage.set(KEY, pending);

export const clearPendingSignUp = (): void => tabStorage.remove(KEY);
