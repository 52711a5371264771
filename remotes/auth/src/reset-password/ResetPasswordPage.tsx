import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useTranslate } from '@hashgrid/platform';
import { AuthLayout } from '../layout/AuthLayout';
import { BackToLoginLink } from '../navigation/BackToLoginLink';
import { INCOMPLETE_LINK } from '../email-link/incompleteLink';
import { readLinkToken } from '../email-link/readLinkToken';
import { InvalidLinkNotice } from './InvalidLinkNotice';
import { OtherSessionNotice, type OtherSessionNoticeProps } from './OtherSessionNotice';
import { ResetPasswordForm } from './ResetPasswordForm';

/** `/reset-password?token=`: target of the emailed link, open to guests and logged-in players [R19]. */
export default function ResetPasswordPage() {
  const t = useTranslate();
  const [params] = useSearchParams();
  const token = readLinkToken(params);
  const [rejection, setRejection] = useState(token ? null : INCOMPLETE_LINK);
  const [otherSession, setOtherSession] = useState<OtherSessionNoticeProps | null>(null);
  if (rejection)
    return (
      <AuthLayout title={t('Reset password')} footer={<BackToLoginLink />}>
        <InvalidLinkNotice text={t(rejection)} />
      </AuthLayout>
    );
  if (otherSession)
    return (
      <AuthLayout title={t('Reset password')}>
        <OtherSessionNotice {...otherSession} />
      </AuthLayout>
    );
  return (
    <AuthLayout
      title={t('Choose a new password')}
      text={t(
        'Your old password will stop working, you’ll be logged out on all devices, and sending, large swaps and large purchases will be paused for 24 hours.',
      )}
      footer={<BackToLoginLink />}
    >
      <ResetPasswordForm token={token} onRejected={setRejection} onOtherSession={setOtherSession} />
    </AuthLayout>
  );
}
