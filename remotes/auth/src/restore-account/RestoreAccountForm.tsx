import { useTranslate } from '@hashgrid/platform';
import { FormAlert, Stack } from '@hashgrid/ui';
import { useRestoreAccountMutation } from '../api/accountApi';
import {
  checkCredentials,
  CREDENTIAL_FIELDS,
  credentialsIn,
  type CredentialField,
} from '../credentials/credentials';
import { CredentialFields } from '../credentials/CredentialFields';
import { SendButton } from '../form/SendButton';
import { useForm } from '../form/useForm';
import { useGoToLogin } from '../frame/useGoToLogin';

/** Brings a closed account back by its email and password [A10, C5]. */
export function RestoreAccountForm() {
  const t = useTranslate();
  const goToLogin = useGoToLogin();
  const [restoreAccount] = useRestoreAccountMutation();
  const form = useForm<CredentialField>({
    fields: CREDENTIAL_FIELDS,
    check: checkCredentials,
    send: async (values) => {
      const { message } = await restoreAccount(credentialsIn(values)).unwrap();
      goToLogin(message);
    },
  });

  return (
    <Stack as="form" gap={5} {...form.formProps}>
      <FormAlert texts={form.alerts} />
      <CredentialFields form={form} />
      <SendButton form={form}>{t('Restore account')}</SendButton>
    </Stack>
  );
}
