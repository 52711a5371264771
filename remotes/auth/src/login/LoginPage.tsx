import { useEffect, useState } from 'react';
import { SCREENS } from '@hashgrid/contracts';
import { AppLink, cleanReturnUrl, useReturnUrl, useTranslate } from '@hashgrid/platform';
import { Alert } from '@hashgrid/ui';
import { ForgotPasswordLink } from '../forgot-password/ForgotPasswordLink';
import { AuthFrame } from '../frame/AuthFrame';
import { withReturnUrl } from '../frame/withReturnUrl';
import { clearLoginNotice, readLoginNotice } from '../handover/loginNotice';
import { canKeepSession } from './canKeepSession';
import { LoginForm } from './LoginForm';

/** `/login` */
export default function LoginPage() {
  const t = useTranslate();
  const [notice] = useState(readLoginNotice);
  useEffect(clearLoginNotice, []);
  const returnUrl = useReturnUrl() ?? cleanReturnUrl(notice?.returnUrl);
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
      <LoginForm returnUrl={returnUrl} notice={notice?.text} />
      <ForgotPasswordLink returnUrl={returnUrl} />
    </AuthFrame>
  );
}
