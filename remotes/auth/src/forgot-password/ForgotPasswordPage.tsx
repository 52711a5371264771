import { useTranslate } from '@hashgrid/platform';
import { AuthFrame } from '../frame/AuthFrame';
import { BackToLogin } from '../frame/BackToLogin';
import { ForgotPasswordForm } from './ForgotPasswordForm';

/** `/forgot-password` [R19] */
export default function ForgotPasswordPage() {
  const t = useTranslate();
  return (
    <AuthFrame
      title={t('Forgot password?')}
      text={t('Enter your account email and we’ll send you a link to reset your password.')}
      footer={<BackToLogin />}
    >
      <ForgotPasswordForm />
    </AuthFrame>
  );
}
