import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { SCREENS } from '@hashgrid/contracts';
import { AppLink, useTranslate } from '@hashgrid/platform';
import { Alert, Button, Skeleton, Stack } from '@hashgrid/ui';
import { AuthFrame } from '../frame/AuthFrame';
import { clearPendingSignUp } from '../sign-up/pendingSignUp';
import { ActivationFailure } from './ActivationFailure';
import { useActivation } from './useActivation';

/** `/activate?token=`: where the mailed link leads. */
export default function ActivatePage() {
  const t = useTranslate();
  const [params] = useSearchParams();
  const { activation, retry } = useActivation(params.get('token') ?? '');
  const isActive = activation.status === 'success';
  useEffect(() => {
    if (isActive) clearPendingSignUp();
  }, [isActive]);

  return (
    <AuthFrame title={t('Activate your account')}>
      {activation.status === 'loading' && <Skeleton height={96} label={t('Activating your account')} />}
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
      {activation.status === 'error' && <ActivationFailure error={activation.error} onRetry={retry} />}
    </AuthFrame>
  );
}
