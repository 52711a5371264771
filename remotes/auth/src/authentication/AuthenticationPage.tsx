import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { SCREENS } from '@hashgrid/contracts';
import { AppLink, useReturnUrl, useSession, useLogOut, useTranslate } from '@hashgrid/platform';
import { Button, Spinner, Stack } from '@hashgrid/ui';
import { AuthLayout } from '../layout/AuthLayout';
import { withReturnUrl } from '../navigation/withReturnUrl';
import { saveLoginNotice } from '../login/loginNotice';
import { OneTimeCodeForm } from './OneTimeCodeForm';
import { RecoveryCodeForm } from './RecoveryCodeForm';

/** `/authentication`: the second login step, after the password. */
export default function AuthenticationPage() {
  const t = useTranslate();
  const { status } = useSession();
  const returnUrl = useReturnUrl();
  const logOut = useLogOut();
  const [isRecovery, setRecovery] = useState(false);
  const [isLoginEnded, setLoginEnded] = useState(false);

  const endLogin = () => {
    setLoginEnded(true);
    void logOut();
  };
  const handleExpired = (text: string) => {
    // A full session is not affected by an expired login step.
    if (status === 'loggedIn') return;
    saveLoginNotice({ text, returnUrl });
    endLogin();
  };

  // Logging out redirects to the login; a second redirect would add the return URL.
  if (status === 'guest' && isLoginEnded) return null;
  if (status === 'guest') return <Navigate to={withReturnUrl(SCREENS.login, returnUrl)} replace />;
  if (status === 'loading') return <Spinner label={t('Loading')} />;
  const CodeForm = isRecovery ? RecoveryCodeForm : OneTimeCodeForm;
  return (
    <AuthLayout
      title={t('Two-factor code')}
      text={t('One last step to log in.')}
      footer={
        status === 'loggedIn' && (
          <AppLink to={returnUrl ?? SCREENS.dashboard}>{t('You’re already logged in. Continue.')}</AppLink>
        )
      }
    >
      <CodeForm onExpired={handleExpired} />
      <Stack gap={2}>
        <Button variant="secondary" full onClick={() => setRecovery(!isRecovery)}>
          {isRecovery ? t('Use authenticator app instead') : t('Use a recovery code instead')}
        </Button>
        <Button variant="ghost" full onClick={endLogin}>
          {t('Cancel and log out')}
        </Button>
      </Stack>
    </AuthLayout>
  );
}
