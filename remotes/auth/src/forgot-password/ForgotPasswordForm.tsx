import { useTranslate } from '@hashgrid/platform';
import { FormAlert, Stack } from '@hashgrid/ui';
import { useRequestResetMutation } from '../api/accountApi';
import { EmailField } from '../form/EmailField';
import { emailError, errorsOf } from '../form/fieldChecks';
import { SendButton } from '../form/SendButton';
import { useForm } from '../form/useForm';
import { useGoToLogin } from '../frame/useGoToLogin';
import { readCarriedEmail } from '../handover/emailDraft';

const FIELDS = ['email'] as const;

/** Asks for the mail that leads to a new password; whether the email is known stays the server's secret [A9, C6]. */
export function ForgotPasswordForm() {
  const t = useTranslate();
  const goToLogin = useGoToLogin();
  const [requestReset] = useRequestResetMutation();
  const form = useForm<'email'>({
    fields: FIELDS,
    check: ({ email = '' }) => errorsOf({ email: emailError(email.trim()) }),
    send: async ({ email = '' }) => {
      const { message } = await requestReset({ email: email.trim() }).unwrap();
      goToLogin(message);
    },
  });

  return (
    <Stack as="form" gap={5} {...form.formProps}>
      <FormAlert texts={form.alerts} />
      <EmailField field={form.field('email')} autoComplete="username" defaultValue={readCarriedEmail()} />
      <SendButton form={form}>{t('Send link')}</SendButton>
    </Stack>
  );
}
