import { useState } from 'react';
import { SCREENS } from '@hashgrid/contracts';
import { AppLink, useBootstrap, useReturnUrl, useTranslate } from '@hashgrid/platform';
import { AuthFrame } from '../frame/AuthFrame';
import { withReturnUrl } from '../frame/withReturnUrl';
import { isolate } from '../frame/isolate';
import { useReferral } from '../referral/useReferral';
import { CheckYourMail } from './CheckYourMail';
import {
  clearPendingSignUp,
  keepPendingSignUp,
  readPendingSignUp,
  type PendingSignUp,
} from './pendingSignUp';
import { SignUpForm } from './SignUpForm';

interface SignUpScreenProps {
  /** Empty when nobody invited. */
  referralCode: string;
}

/** The form, and once it is sent the word about the mail, which stays over a reload [A11]. */
export function SignUpScreen({ referralCode }: SignUpScreenProps) {
  const t = useTranslate();
  const returnUrl = useReturnUrl();
  const { gameName } = useBootstrap();
  const { invitedBy } = useReferral(referralCode);
  const [pending, setPending] = useState(readPendingSignUp);

  const keep = (next: PendingSignUp) => {
    keepPendingSignUp(next);
    setPending(next);
  };
  const startAgain = () => {
    clearPendingSignUp();
    setPending(null);
  };

  if (pending) return <CheckYourMail pending={pending} onChange={keep} onStartAgain={startAgain} />;
  return (
    <AuthFrame
      title={t('Create your account')}
      text={
        invitedBy
          ? t('%name% invited you to %game%.', { name: isolate(invitedBy), game: gameName })
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
      <SignUpForm referralCode={referralCode} onSent={keep} />
    </AuthFrame>
  );
}
