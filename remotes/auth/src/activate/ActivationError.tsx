import { useState } from 'react';
import { hasNoResponse } from '@hashgrid/app-ui';
import { ERROR_CODES, SCREENS, type ApiErrorBody } from '@hashgrid/contracts';
import { AppLink, useTranslate } from '@hashgrid/platform';
import { Alert, Button, Stack } from '@hashgrid/ui';
import { savePendingSignUp, readPendingSignUp, type PendingSignUp } from '../sign-up/pendingSignUp';
import { ResendEmailButton } from '../sign-up/ResendEmailButton';
import { isAlreadyActive } from './isAlreadyActive';
import { RetryButton } from './RetryButton';

interface ActivationErrorProps {
  error: ApiErrorBody;
  onRetry: () => void;
}

/** Network, rate limit and server errors say nothing about the token. */
const isRetryable = (error: ApiErrorBody) => {
  const { statusCode } = error;
  return (
    hasNoResponse(error) ||
    statusCode === 429 ||
    statusCode === ERROR_CODES.rateLimited ||
    (statusCode >= 500 && statusCode < 600)
  );
};

/** Explains why the activation failed and offers the next step. */
export function ActivationError({ error, onRetry }: ActivationErrorProps) {
  const t = useTranslate();
  const [pending, setPending] = useState(readPendingSignUp);
  const isActive = isAlreadyActive(error);
  const handleResent = (next: PendingSignUp) => {
    savePendingSignUp(next);
    setPending(next);
  };

  return (
    <Stack gap={5}>
      <Alert tone={isActive ? 'info' : 'error'}>{t(error.message)}</Alert>
      {isRetryable(error) ? (
        <RetryButton waitSeconds={error.retryAfter} onRetry={onRetry} />
      ) : (
        <Stack gap={3}>
          <Button as={AppLink} to={SCREENS.login} full>
            {t('Log in')}
          </Button>
          {!isActive &&
            (pending ? (
              <ResendEmailButton pending={pending} onChange={handleResent} />
            ) : (
              <Button as={AppLink} to={SCREENS.signUp} variant="secondary" full>
                {t('Sign up again')}
              </Button>
            ))}
        </Stack>
      )}
    </Stack>
  );
}
