import { useTranslate } from '@hashgrid/platform';
import { Button, Countdown, FormAlert, emailIcon, Stack, useCountdown } from '@hashgrid/ui';
import type { PendingSignUp } from './pendingSignUp';
import { useResendActivation } from './useResendActivation';

interface ResendEmailButtonProps {
  pending: PendingSignUp;
  onChange: (pending: PendingSignUp) => void;
}

/** Button that resends the activation email, with a countdown while it is disabled. */
export function ResendEmailButton({ pending, onChange }: ResendEmailButtonProps) {
  const t = useTranslate();
  const seconds = useCountdown(pending.resendAt);
  const { resend, isBusy, failures } = useResendActivation(pending, onChange);
  return (
    <Stack gap={3}>
      <FormAlert texts={failures} />
      <Button
        variant="secondary"
        full
        icon={emailIcon}
        busy={isBusy}
        aria-disabled={seconds > 0 || undefined}
        onClick={resend}
      >
        {t('Resend email')}
      </Button>
      {seconds > 0 && <Countdown text={t('You can resend it in %time%.')} seconds={seconds} />}
    </Stack>
  );
}
