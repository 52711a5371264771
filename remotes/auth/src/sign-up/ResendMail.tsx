import { useTranslate } from '@hashgrid/platform';
import { Button, Countdown, FormAlert, mailIcon, Stack, useCountdown } from '@hashgrid/ui';
import type { PendingSignUp } from './pendingSignUp';
import { useResend } from './useResend';

interface ResendMailProps {
  pending: PendingSignUp;
  onChange: (pending: PendingSignUp) => void;
}

/** The button that sends the activation mail again, and the time until it can [A11, C7]. */
export function ResendMail({ pending, onChange }: ResendMailProps) {
  const t = useTranslate();
  const seconds = useCountdown(pending.resendAt);
  const { resend, isBusy, failures } = useResend(pending, onChange);
  return (
    <Stack gap={3}>
      <FormAlert texts={failures} />
      <Button variant="secondary" full icon={mailIcon} busy={isBusy} disabled={seconds > 0} onClick={resend}>
        {t('Resend email')}
      </Button>
      {seconds > 0 && <Countdown text={t('You can resend it in %time%.')} seconds={seconds} />}
    </Stack>
  );
}
