import { SubmitButton, useForm, useMissedFailureToast } from '@hashgrid/app-ui';
import { useTranslate } from '@hashgrid/platform';
import { FormAlert, Stack } from '@hashgrid/ui';
import { useRestoreAccountMutation } from '../api/accountApi';
import {
  validateCredentials,
  CREDENTIAL_FIELDS,
  toCredentials,
  type CredentialField,
} from '../credentials/credentials';
import { CredentialFields } from '../credentials/CredentialFields';
import { useRedirectWithMessage } from '../navigation/useRedirectWithMessage';

/** Restores a closed account with its email and password. */
export function RestoreAccountForm() {
  const t = useTranslate();
  const redirectWithMessage = useRedirectWithMessage();
  const showMissedFailure = useMissedFailureToast();
  const [restoreAccount] = useRestoreAccountMutation();
  const form = useForm<CredentialField>({
    fields: CREDENTIAL_FIELDS,
    check: validateCredentials,
    send: async (values) => {
      const { message } = await restoreAccount(toCredentials(values)).unwrap();
      redirectWithMessage(message);
    },
    onFailure: (error) => showMissedFailure(error, form.formRef.current),
  });

  return (
    <Stack as="form" gap={5} {...form.formProps}>
      <FormAlert texts={form.alerts} />
      <CredentialFields form={form} />
      <SubmitButton form={form}>{t('Restore account')}</SubmitButton>
    </Stack>
  );
}
