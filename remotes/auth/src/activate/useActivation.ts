import { useCallback, useEffect, useRef, useState } from 'react';
import type { Activate, ApiErrorBody } from '@hashgrid/contracts';
import { toApiError } from '@hashgrid/platform';
import { useActivateMutation } from '../api/accountApi';
import { INCOMPLETE_LINK } from '../email-link/incompleteLink';
import { isLinkRejected } from '../email-link/isLinkRejected';

export type Activation =
  | { status: 'loading' }
  | { status: 'passwordRequired' }
  | { status: 'success' }
  | { status: 'error'; error: ApiErrorBody };

interface UseActivation {
  activation: Activation;
  /** Whether the current status results from an action of the player on the page, not from opening the link. */
  hasPlayerActed: boolean;
  /** Sends a failed request again. */
  retry: () => void;
  /** Activates the account with a password. Rejects with the server's error. */
  activateWithPassword: (passwords: Omit<Activate, 'token'>) => Promise<void>;
  /** Replaces the form with the error if the server rejected the link. Other errors are shown by the form. */
  handleFormFailure: (error: ApiErrorBody) => void;
}

const INCOMPLETE: ApiErrorBody = { statusCode: 400, message: INCOMPLETE_LINK };

/** Activates the account with the token of the emailed link, once. */
export function useActivation(token: string): UseActivation {
  const [activate] = useActivateMutation();
  const [activation, setActivation] = useState<Activation>({ status: 'loading' });
  const [hasPlayerActed, setHasPlayerActed] = useState(false);
  const sentToken = useRef<string | null>(null);

  const activateByToken = useCallback(async () => {
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
    // The token works once, so a second run of this effect would fail.
    if (!token || sentToken.current === token) return;
    sentToken.current = token;
    void activateByToken();
  }, [activateByToken, token]);

  const finish = (result: Activation) => {
    setHasPlayerActed(true);
    setActivation(result);
  };

  return {
    activation: token ? activation : { status: 'error', error: INCOMPLETE },
    hasPlayerActed,
    retry() {
      setHasPlayerActed(true);
      void activateByToken();
    },
    async activateWithPassword(passwords) {
      await activate({ token, ...passwords }).unwrap();
      finish({ status: 'success' });
    },
    handleFormFailure(error) {
      if (isLinkRejected(error)) finish({ status: 'error', error });
    },
  };
}
