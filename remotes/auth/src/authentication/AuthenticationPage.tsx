import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { SCREENS } from '@hashgrid/contracts';
import { AppLink, useReturnUrl, useSession, useSignOut, useTranslate } from '@hashgrid/platform';
import { Button, Spinner, Stack } from '@hashgrid/ui';
import { AuthFrame } from '../frame/AuthFrame';
import { withReturnUrl } from '../frame/withReturnUrl';
import { keepLoginNotice } from '../handover/loginNotice';
import { OneTimeCodeForm } from './OneTimeCodeForm';
import { RecoveryCodeForm } from './RecoveryCodeForm';

/** `/authentication`: the step after a right password [R16, A5, A6]. */
export default function AuthenticationPage() {
  const t = useTranslate();
  const { status } = useSession();
  const returnUrl = useReturnUrl();
  const signOut = useSignOut();
  const [isRecovery, setRecovery] = useState(false);
  const [isLeaving, setLeaving] = useState(false);

  const leave = () => {
    setLeaving(true);
    void signOut();
  };
  const handleOver = (text: string) => {
    // Who is signed in has no step that could be over.
    if (status === 'signedIn') return;
    keepLoginNotice({ text, returnUrl });
    leave();
  };

  // Whoever signs out here is led away by the session itself.
  if (status === 'guest' && isLeaving) return null;
  if (status === 'guest') return <Navigate to={withReturnUrl(SCREENS.login, returnUrl)} replace />;
  if (status === 'loading') return <Spinner label={t('Loading')} />;
  const CodeForm = isRecovery ? RecoveryCodeForm : OneTimeCodeForm;
  return (
    <AuthFrame
      title={t('Two-factor code')}
      text={t('One last step to log in.')}
      footer={
        status === 'signedIn' && (
          <AppLink to={returnUrl ?? SCREENS.dashboard}>{t('You’re already logged in. Continue.')}</AppLink>
        )
      }
    >
      <CodeForm onOver={handleOver} />
      <Stack gap={2}>
        <Button variant="secondary" full onClick={() => setRecovery(!isRecovery)}>
          {isRecovery ? t('Use authenticator app instead') : t('Use a recovery code instead')}
        </Button>
        <Button variant="ghost" full onClick={leave}>
          {t('Cancel and log out')}
        </Button>
      </Stack>
    </AuthFrame>
  );
}
