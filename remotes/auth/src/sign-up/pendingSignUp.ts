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

interface StoredSignUp extends PendingSignUp {
  /** Epoch ms. */
  savedAt: number;
}

const isPendingSignUp = (
  found: Partial<StoredSignUp> | null,
): found is PendingSignUp & Partial<StoredSignUp> =>
  typeof found?.id === 'string' && typeof found.email === 'string' && typeof found.resendAt === 'number';

/** Returns this tab's pending sign-up, which survives a reload; null if there is none. */
export function readPendingSignUp(): PendingSignUp | null {
  const found = tabStorage.get(KEY) as Partial<StoredSignUp> | null;
  if (!isPendingSignUp(found)) return null;
  const { savedAt = 0, ...pending } = found;
  // The clock was set back since, which would make the wait longer by as much. The server has the final say.
  return savedAt > Date.now() ? { ...pending, resendAt: 0 } : pending;
}

export const savePendingSignUp = (pending: PendingSignUp): void =>
  tabStorage.set(KEY, { ...pending, savedAt: Date.now() } satisfies StoredSignUp);

export const clearPendingSignUp = (): void => tabStorage.remove(KEY);
