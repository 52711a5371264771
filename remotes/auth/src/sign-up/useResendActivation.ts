import { useState } from 'react';
import { useIsUnmounted } from '@hashgrid/app-ui';
import { toApiError, useToast, useTranslate } from '@hashgrid/platform';
import { useResendActivationMutation } from '../api/accountApi';
import type { PendingSignUp } from './pendingSignUp';

/** Resends the activation email; `onChange` receives the sign-up with the time from which it can be resent again. */
export function useResendActivation(pending: PendingSignUp, onChange: (pending: PendingSignUp) => void) {
  const t = useTranslate();
  const toast = useToast();
  const [resendActivation, { isLoading }] = useResendActivationMutation();
  const [failure, setFailure] = useState<string | null>(null);
  const isUnmounted = useIsUnmounted();
  const postponeResend = (seconds: number) => {
    // The player may be signing up with a different email by now, which must not be replaced by this one.
    if (!isUnmounted()) onChange({ ...pending, resendAt: Date.now() + seconds * 1000 });
  };

  const resend = async () => {
    setFailure(null);
    try {
      const { message, data } = await resendActivation(pending.id).unwrap();
      toast.success(t(message ?? 'Email sent again.'));
      postponeResend(data.resendAfter);
    } catch (error) {
      const { message, retryAfter } = toApiError(error);
      setFailure(message);
      if (retryAfter) postponeResend(retryAfter);
    }
  };

  return { resend: () => void resend(), isBusy: isLoading, failures: failure ? [t(failure)] : [] };
}
