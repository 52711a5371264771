import { tabStorage } from '@hashgrid/platform';

/** A sign-up whose mail is on its way. */
export interface PendingSignUp {
  /** Good for asking for the mail again, and for nothing else. */
  id: string;
  email: string;
  /** Epoch ms from which on the mail can be asked for again. */
  resendAt: number;
}

const KEY = 'pendingSignUp';

const isPending = (found: Partial<PendingSignUp> | null): found is PendingSignUp =>
  typeof found?.id === 'string' && typeof found.email === 'string' && typeof found.resendAt === 'number';

/** The sign-up of this tab, kept over a reload [A11]; null when there is none. */
export function readPendingSignUp(): PendingSignUp | null {
  const found = tabStorage.get(KEY) as Partial<PendingSignUp> | null;
  return isPending(found) ? found : null;
}

export const keepPendingSignUp = (pending: PendingSignUp): void => tabStorage.set(KEY, pending);

export const clearPendingSignUp = (): void => tabStorage.remove(KEY);
