import { useCallback, useEffect, useRef, useState } from 'react';
import type { Activate, ApiErrorBody } from '@hashgrid/contracts';
import { toApiError } from '@hashgrid/platform';
import { useActivateMutation } from '../api/accountApi';
import { INCOMPLETE_LINK } from '../email-link/incompleteLink';

export type Activation =
  | { status: 'loading' }
  | { status: 'passwordRequired' }
  | { status: 'success' }
  | { status: 'error'; error: ApiErrorBody };

interface UseActivation {
  activation: Activation;
  /** Whether the activation is as it is because of something that the player did on the page. */
  hasPlayerActed: boolean;
  /** Repeats a request that failed. */
  retry: () => void;
  /** Activates the account with a password. Rejects with the server's error. */
  activateWith: (passwords: Omit<Activate, 'token'>) => Promise<void>;
  /** Ends the activation when an error is about the link. */
  rejectLink: (error: ApiErrorBody) => void;
}

const INCOMPLETE: ApiErrorBody = { statusCode: 400, message: INCOMPLETE_LINK };
/** HTTP statuses of an unknown, used or expired token. */
const REJECTED_STATUSES: readonly number[] = [404, 409, 410];

/** Activates the account with the token of the emailed link, once. */
export function useActivation(token: string): UseActivation {
  const [activate] = useActivateMutation();
  const [activation, setActivation] = useState<Activation>({ status: 'loading' });
  const [hasPlayerActed, setPlayerActed] = useState(false);
  const sentToken = useRef<string | null>(null);

  const run = useCallback(async () => {
    setActivation({ status: 'loading' });
    try {
      await activate({ token }).unwrap();
      setActivation({ status: 'success' });
    } catch (failure) {
      const error = toApiError(failure);
      setActivation(error.errors?.password ? { status: 'passwordRequired' } : { status: 'error', error });
    }
  }, [activate, token]);

  useEffect(() => {
    // The token works once: a second run of this effect (StrictMode) would fail.
    if (!token || sentToken.current === token) return;
    sentToken.current = token;
    void run();
  }, [run, token]);

  const finish = (result: Activation) => {
    setPlayerActed(true);
    setActivation(result);
  };

  return {
    activation: token ? activation : { status: 'error', error: INCOMPLETE },
    hasPlayerActed,
    retry() {
      setPlayerActed(true);
      void run();
    },
    async activateWith(passwords) {
      await activate({ token, ...passwords }).unwrap();
      finish({ status: 'success' });
    },
    rejectLink(error) {
      if (REJECTED_STATUSES.includes(error.statusCode)) finish({ status: 'error', error });
    },
  };
}
