import { useState } from 'react';
import { SCREENS, type ApiErrorBody } from '@hashgrid/contracts';
import { AppLink, useTranslate } from '@hashgrid/platform';
import { Alert, Button, Stack } from '@hashgrid/ui';
import { keepPendingSignUp, readPendingSignUp, type PendingSignUp } from '../sign-up/pendingSignUp';
import { ResendMail } from '../sign-up/ResendMail';
import { RetryButton } from './RetryButton';

interface ActivationFailureProps {
  error: ApiErrorBody;
  onRetry: () => void;
}

/** The server did not say no to the token: it could not be asked, or not now. */
const isWorthARetry = ({ statusCode }: ApiErrorBody) =>
  statusCode === 0 || statusCode === 429 || statusCode === 4290 || (statusCode >= 500 && statusCode < 600);

/** HTTP status of a link that has already activated its account: good news, and nothing to resend. */
const ALREADY_USED = 409;

/** Why the link does not work, and what to do now. */
export function ActivationFailure({ error, onRetry }: ActivationFailureProps) {
  const t = useTranslate();
  const [pending, setPending] = useState(readPendingSignUp);
  const isAlreadyActive = error.statusCode === ALREADY_USED;
  const keep = (next: PendingSignUp) => {
    keepPendingSignUp(next);
    setPending(next);
  };

  return (
    <Stack gap={5}>
      <Alert tone={isAlreadyActive ? 'info' : 'error'}>{t(error.message)}</Alert>
      {isWorthARetry(error) ? (
        <RetryButton waitSeconds={error.retryAfter} onRetry={onRetry} />
      ) : (
        <Stack gap={3}>
          <Button as={AppLink} to={SCREENS.login} full>
            {t('Log in')}
          </Button>
          {!isAlreadyActive &&
            (pending ? (
              <ResendMail pending={pending} onChange={keep} />
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
