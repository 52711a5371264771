import type { ApiErrorBody } from '@hashgrid/contracts';
import { useSessionSignal, useToast, useTranslate } from '@hashgrid/platform';
import { getErrorReason } from './getErrorReason';
import { isOnScreen } from './isOnScreen';

/**
 * Returns a function that shows an error as a toast if the form or field that would show it has been closed or left, unless the session
 * has ended since.
 *
 * @example
 * const form = useForm<never>({ fields: [], send, onFailure: (error) => showMissedFailure(error, form.formRef.current) });
 */
export function useMissedFailureToast(): (error: ApiErrorBody, element: Element | null) => void {
  const t = useTranslate();
  const toast = useToast();
  const sessionSignal = useSessionSignal();
  return (error, element) => {
    if (!isOnScreen(element) && !sessionSignal.aborted) toast.error(t(getErrorReason(error)));
  };
}
