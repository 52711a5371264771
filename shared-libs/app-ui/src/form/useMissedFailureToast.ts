import type { ApiErrorBody } from '@hashgrid/contracts';
import { useSessionSignal, useToast, useTranslate } from '@hashgrid/platform';
import { useIsUnmounted } from '../lifecycle/useIsUnmounted';
import { getErrorReason } from './getErrorReason';

/**
 * Returns a function that shows an error as a toast once the form that would show it has been closed or left, unless the session has
 * ended since.
 */
export function useMissedFailureToast(): (error: ApiErrorBody) => void {
  const t = useTranslate();
  const toast = useToast();
  const sessionSignal = useSessionSignal();
  const isUnmounted = useIsUnmounted();
  return (error) => {
    if (isUnmounted() && !sessionSignal.aborted) toast.error(t(getErrorReason(error)));
  };
}
