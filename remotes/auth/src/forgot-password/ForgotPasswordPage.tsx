import { useSession, useTranslate } from '@hashgrid/platform';
import { AuthLayout } from '../layout/AuthLayout';
import { BackToLoginLink } from '../navigation/BackToLoginLink';
import { ForgotPasswordForm } from './ForgotPasswordForm';

/** `/forgot-password` */
export default function ForgotPasswordPage() {
  const t = useTranslate();
  const { user } = useSession();
  return (
    <AuthLayout
      title={t('Forgot password?')}
      text={t('Enter your account email and we’ll send you a link to reset your password.')}
      footer={<BackToLoginLink />}
    >
      <ForgotPasswordForm playerEmail={user?.email} />
    </AuthLayout>
  );
}
