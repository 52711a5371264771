import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { SCREENS } from '@hashgrid/contracts';
import { AppLink, useReturnUrl, useSession, useSignOut, useTranslate } from '@hashgrid/platform';
import { Spinner } from '@hashgrid/ui';
import { AuthFrame } from '../frame/AuthFrame';
import { withReturnUrl } from '../frame/withReturnUrl';
import { TwoFactorForm } from './TwoFactorForm';

/** `/authentication`: the step after a right password [A5, A6]. */
export default function AuthenticationPage() {
  const t = useTranslate();
  const { status } = useSession();
  const returnUrl = useReturnUrl();
  const signOut = useSignOut();
  const [isLeaving, setLeaving] = useState(false);
  const handleCancel = () => {
    setLeaving(true);
    void signOut();
  };

  // Whoever signs out here is led away by the session itself.
  if (status === 'guest' && isLeaving) return null;
  if (status === 'guest') return <Navigate to={withReturnUrl(SCREENS.login, returnUrl)} replace />;
  if (status === 'loading') return <Spinner label={t('Loading')} />;
  return (
    <AuthFrame
      title={t('Two-factor code')}
      text={t('Your password was right. One more step.')}
      footer={
        status === 'signedIn' && (
          <AppLink to={returnUrl ?? SCREENS.dashboard}>{t('You are signed in already. Go on.')}</AppLink>
        )
      }
    >
      <TwoFactorForm onCancel={handleCancel} />
    </AuthFrame>
  );
}
