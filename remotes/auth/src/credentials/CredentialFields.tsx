import { useTranslate } from '@hashgrid/platform';
import { PasswordField } from '@hashgrid/ui';
import { EmailField } from '../form/EmailField';
import type { useForm } from '../form/useForm';
import { readCarriedEmail } from '../handover/emailDraft';
import type { CredentialField } from './credentials';

interface CredentialFieldsProps {
  form: ReturnType<typeof useForm<CredentialField>>;
}

/** Email and password of an account that exists. */
export function CredentialFields({ form }: CredentialFieldsProps) {
  const t = useTranslate();
  const email = form.field('email');
  const handleEmail = () => {
    email.onChange();
    // The server's wait is for one account; another may well be tried.
    form.stopWaiting();
  };
  return (
    <>
      <EmailField
        field={{ ...email, onChange: handleEmail }}
        autoComplete="username"
        defaultValue={readCarriedEmail()}
      />
      <PasswordField
        {...form.field('password')}
        label={t('Password')}
        showLabel={t('Show password')}
        hideLabel={t('Hide password')}
        autoComplete="current-password"
        required
      />
    </>
  );
}
