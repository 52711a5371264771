import { useTranslate } from '@hashgrid/platform';
import { AuthFrame } from '../frame/AuthFrame';
import { BackToLogin } from '../frame/BackToLogin';
import { ForgotPasswordLink } from '../forgot-password/ForgotPasswordLink';
import { RestoreAccountForm } from './RestoreAccountForm';

/** `/restore-account`: the way back into an account that its owner has closed. */
export default function RestoreAccountPage() {
  const t = useTranslate();
  return (
    <AuthFrame
      title={t('Restore your account')}
      text={t('Enter the email and password of your closed account. Everything will be as you left it.')}
      footer={<BackToLogin />}
    >
      <RestoreAccountForm />
      <ForgotPasswordLink />
    </AuthFrame>
  );
}
