import type { Form } from '@hashgrid/app-ui';
import { CurrentPasswordField } from '../form/CurrentPasswordField';
import { EmailField } from '../form/EmailField';
import { readEmailDraft } from './emailDraft';
import type { CredentialField } from './credentials';

interface CredentialFieldsProps {
  form: Form<CredentialField>;
}

/** Email and password of an existing account. */
export function CredentialFields({ form }: CredentialFieldsProps) {
  const email = form.field('email');
  const handleEmailChange = () => {
    email.onChange();
    // The server's lockout applies to one account only.
    form.stopWaiting();
  };
  return (
    <>
      <EmailField
        field={{ ...email, onChange: handleEmailChange }}
        autoComplete="username"
        defaultValue={readEmailDraft()}
      />
      <CurrentPasswordField field={form.field('password')} />
    </>
  );
}
