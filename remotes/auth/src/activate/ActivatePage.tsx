import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { SCREENS } from '@hashgrid/contracts';
import { AppLink, useTranslate } from '@hashgrid/platform';
import { Alert, Button, FocusOnMount, Skeleton, Stack } from '@hashgrid/ui';
import { readLinkToken } from '../email-link/readLinkToken';
import { AuthLayout } from '../layout/AuthLayout';
import { clearPendingSignUp } from '../sign-up/pendingSignUp';
import { ActivationError } from './ActivationError';
import { ActivationForm } from './ActivationForm';
import { isAlreadyActive } from './isAlreadyActive';
import { useActivation } from './useActivation';

/** `/activate?token=`: target of the emailed activation link. */
export default function ActivatePage() {
  const t = useTranslate();
  const [params] = useSearchParams();
  const { activation, hasPlayerActed, retry, activateWithPassword, handleFormFailure } = useActivation(
    readLinkToken(params),
  );
  const isActive = activation.status === 'success';
  // The response of an earlier attempt may have been lost.
  const hasNoPendingSignUp = isActive || (activation.status === 'error' && isAlreadyActive(activation.error));
  useEffect(() => {
    if (hasNoPendingSignUp) clearPendingSignUp();
  }, [hasNoPendingSignUp]);

  const title = isActive ? t('Account activated') : t('Activate your account');
  return (
    <AuthLayout title={title}>
      {/* A change of status removes the button that had the focus. */}
      <FocusOnMount key={activation.status} label={title} disabled={!hasPlayerActed}>
        {activation.status === 'loading' && <Skeleton height={96} label={t('Activating your account')} />}
        {activation.status === 'passwordRequired' && (
          <ActivationForm activate={activateWithPassword} onFailure={handleFormFailure} />
        )}
        {isActive && (
          <Stack gap={5}>
            <Alert tone="success" title={t('Your account is active.')}>
              {t('Log in to start mining. Your free node and welcome bonus are waiting.')}
            </Alert>
            <Button as={AppLink} to={SCREENS.login} full>
              {t('Log in')}
            </Button>
          </Stack>
        )}
        {activation.status === 'error' && <ActivationError error={activation.error} onRetry={retry} />}
      </FocusOnMount>
    </AuthLayout>
  );
}
