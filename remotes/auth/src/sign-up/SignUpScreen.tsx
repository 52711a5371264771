import { useState } from 'react';
import { SCREENS } from '@hashgrid/contracts';
import { AppLink, useBootstrap, useReturnUrl, useTranslate } from '@hashgrid/platform';
import { isolateBidi } from '@hashgrid/ui';
import { clearEmailDraft } from '../credentials/emailDraft';
import { AuthLayout } from '../layout/AuthLayout';
import { withReturnUrl } from '../navigation/withReturnUrl';
import { useReferralCheck } from '../referral/useReferralCheck';
import { CheckYourInbox } from './CheckYourInbox';
import {
  clearPendingSignUp,
  savePendingSignUp,
  readPendingSignUp,
  type PendingSignUp,
} from './pendingSignUp';
import { SignUpForm } from './SignUpForm';

interface SignUpScreenProps {
  /** Empty without an invitation. */
  referralCode: string;
}

/** The sign-up form, then the notice about the activation email, which survives a reload. */
export function SignUpScreen({ referralCode }: SignUpScreenProps) {
  const t = useTranslate();
  const returnUrl = useReturnUrl();
  const { gameName } = useBootstrap();
  const { invitedBy } = useReferralCheck(referralCode);
  const [pending, setPending] = useState(readPendingSignUp);
  const [hasRestarted, setRestarted] = useState(false);

  const handleSent = (next: PendingSignUp) => {
    savePendingSignUp(next);
    setPending(next);
  };
  const handleRestart = () => {
    clearPendingSignUp();
    clearEmailDraft();
    setPending(null);
    setRestarted(true);
  };

  if (pending) return <CheckYourInbox pending={pending} onChange={handleSent} onRestart={handleRestart} />;
  return (
    <AuthLayout
      hasPitch
      title={t('Create your account')}
      text={
        invitedBy
          ? t('%name% invited you to %game%.', { name: isolateBidi(invitedBy), game: gameName })
          : t(
              'Build a mining farm, earn ORE every block, trade with friends. You start with a free node and a welcome bonus.',
            )
      }
      footer={
        <>
          {t('Already have an account?')}{' '}
          <AppLink to={withReturnUrl(SCREENS.login, returnUrl)}>{t('Log in')}</AppLink>
        </>
      }
    >
      <SignUpForm referralCode={referralCode} autoFocus={hasRestarted} onSent={handleSent} />
    </AuthLayout>
  );
}
