import { SCREENS } from '@hashgrid/contracts';
import { AppLink, useReturnUrl, useTranslate } from '@hashgrid/platform';
import { Alert } from '@hashgrid/ui';
import { AuthFrame } from '../frame/AuthFrame';
import { withReturnUrl } from '../frame/withReturnUrl';
import { canKeepSession } from './canKeepSession';
import { LoginForm } from './LoginForm';

/** `/login` */
export default function LoginPage() {
  const t = useTranslate();
  const returnUrl = useReturnUrl();
  return (
    <AuthFrame
      title={t('Log in')}
      text={returnUrl ? t('Log in to go on to the page you opened.') : t('Welcome back.')}
      footer={
        <>
          {t('New here?')}{' '}
          <AppLink to={withReturnUrl(SCREENS.signUp, returnUrl)}>{t('Create an account')}</AppLink>
        </>
      }
    >
      {!canKeepSession() && (
        <Alert tone="warn">{t('Your browser blocks cookies. Allow cookies for this site to sign in.')}</Alert>
      )}
      <LoginForm />
    </AuthFrame>
  );
}
