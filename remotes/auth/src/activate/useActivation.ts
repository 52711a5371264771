import { useCallback, useEffect, useRef, useState } from 'react';
import type { ApiErrorBody } from '@hashgrid/contracts';
import { toApiError } from '@hashgrid/platform';
import { useActivateMutation } from '../api/accountApi';
import { INCOMPLETE_LINK } from '../email-link/incompleteLink';

export type Activation =
  { status: 'loading' } | { status: 'success' } | { status: 'error'; error: ApiErrorBody };

const INCOMPLETE: ApiErrorBody = { statusCode: 400, message: INCOMPLETE_LINK };

/** Activates the account with the token of the emailed link, once. `retry` repeats a request that failed. */
export function useActivation(token: string): { activation: Activation; retry: () => void } {
  const [activate] = useActivateMutation();
  const [activation, setActivation] = useState<Activation>({ status: 'loading' });
  const sentToken = useRef<string | null>(null);

  const run = useCallback(async () => {
    setActivation({ status: 'loading' });
    try {
      await activate({ token }).unwrap();
      setActivation({ status: 'success' });
    } catch (error) {
      setActivation({ status: 'error', error: toApiError(error) });
    }
  }, [activate, token]);

  useEffect(() => {
    // The token works once: a second run of this effect (StrictMode) would fail.
    if (!token || sentToken.current === token) return;
    sentToken.current = token;
    void run();
  }, [run, token]);

  return {
    activation: token ? activation : { status: 'error', error: INCOMPLETE },
    retry: () => void run(),
  };
}
