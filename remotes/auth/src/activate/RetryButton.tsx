import { useState } from 'react';
import { useTranslate } from '@hashgrid/platform';
import { Button, Countdown, Stack, useCountdown } from '@hashgrid/ui';

interface RetryButtonProps {
  /** Seconds to wait: `retryAfter` of the failed request. */
  waitSeconds?: number;
  onRetry: () => void;
}

/** Retries the activation, after the wait that the server asked for. */
export function RetryButton({ waitSeconds = 0, onRetry }: RetryButtonProps) {
  const t = useTranslate();
  const [retryAt] = useState(() => Date.now() + waitSeconds * 1000);
  const seconds = useCountdown(retryAt);
  return (
    <Stack gap={3}>
      {seconds > 0 && <Countdown text={t('You can try again in %time%.')} seconds={seconds} />}
      <Button full disabled={seconds > 0} onClick={onRetry}>
        {t('Try again')}
      </Button>
    </Stack>
  );
}
