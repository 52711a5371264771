import type { Form } from '@hashgrid/app-ui';
import { PASSWORD } from '@hashgrid/contracts';
import { useTranslate } from '@hashgrid/platform';
import { PasswordField } from '@hashgrid/ui';
import { EmailField } from '../form/EmailField';
import { readEmailDraft } from './emailDraft';
import type { CredentialField } from './credentials';

interface CredentialFieldsProps {
  form: Form<CredentialField>;
}

/** Email and password of an existing account. */
export function CredentialFields({ form }: CredentialFieldsProps) {
  const t = useTranslate();
  const email = form.field('email');
  const handleEmail = () => {
    email.onChange();
    // The server's lockout applies to one account only.
    form.stopWaiting();
  };
  return (
    <>
      <EmailField
        field={{ ...email, onChange: handleEmail }}
        autoComplete="username"
        defaultValue={readEmailDraft()}
      />
      <PasswordField
        {...form.field('password')}
        label={t('Password')}
        showLabel={t('Show password')}
        hideLabel={t('Hide password')}
        maxLength={PASSWORD.maxLength}
        autoComplete="current-password"
        required
      />
    </>
  );
}
