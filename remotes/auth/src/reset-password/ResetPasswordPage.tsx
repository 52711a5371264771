import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useTranslate } from '@hashgrid/platform';
import { AuthFrame } from '../frame/AuthFrame';
import { BackToLogin } from '../frame/BackToLogin';
import { INCOMPLETE_LINK } from '../frame/incompleteLink';
import { InvalidLinkNotice } from './InvalidLinkNotice';
import { ResetPasswordForm } from './ResetPasswordForm';

/** `/reset-password?token=`: where the mailed link leads, whoever is signed in in this browser [R19]. */
export default function ResetPasswordPage() {
  const t = useTranslate();
  const [params] = useSearchParams();
  const token = params.get('token')?.trim() ?? '';
  const [refusal, setRefusal] = useState(token ? null : INCOMPLETE_LINK);
  if (refusal)
    return (
      <AuthFrame title={t('Reset password')} footer={<BackToLogin />}>
        <InvalidLinkNotice text={t(refusal)} />
      </AuthFrame>
    );
  return (
    <AuthFrame
      title={t('Choose a new password')}
      text={t(
        'Your old password will stop working, you’ll be logged out on all devices, and sending will be paused for 24 hours.',
      )}
      footer={<BackToLogin />}
    >
      <ResetPasswordForm token={token} onRefused={setRefusal} />
    </AuthFrame>
  );
}
