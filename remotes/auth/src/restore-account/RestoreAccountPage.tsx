import { useReturnUrl, useTranslate } from '@hashgrid/platform';
import { AuthLayout } from '../layout/AuthLayout';
import { BackToLoginLink } from '../navigation/BackToLoginLink';
import { ForgotPasswordLink } from '../forgot-password/ForgotPasswordLink';
import { RestoreAccountForm } from './RestoreAccountForm';

/** `/restore-account`: restores an account that its owner has closed. */
export default function RestoreAccountPage() {
  const t = useTranslate();
  const returnUrl = useReturnUrl();
  return (
    <AuthLayout
      title={t('Restore your account')}
      text={t('Enter the email and password of your closed account. Everything will be as you left it.')}
      footer={<BackToLoginLink />}
    >
      <RestoreAccountForm />
      <ForgotPasswordLink returnUrl={returnUrl} />
    </AuthLayout>
  );
}
