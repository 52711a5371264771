import { SubmitButton, useForm, useMissedFailureToast } from '@hashgrid/app-ui';
import { useTranslate } from '@hashgrid/platform';
import { FormAlert, Stack } from '@hashgrid/ui';
import { useRequestResetMutation } from '../api/accountApi';
import { EmailField } from '../form/EmailField';
import { findEmailError, toFormErrors } from '../form/fieldErrors';
import { useRedirectWithMessage } from '../navigation/useRedirectWithMessage';
import { readEmailDraft } from '../credentials/emailDraft';
import { parseEmail } from '../credentials/parseEmail';

const FIELDS = ['email'] as const;

/** Requests a password reset link. The response is the same for unknown emails. `playerEmail` is that of a logged-in player. */
export function ForgotPasswordForm({ playerEmail }: { playerEmail?: string }) {
  const t = useTranslate();
  const redirectWithMessage = useRedirectWithMessage();
  const showMissedFailure = useMissedFailureToast();
  const [requestReset] = useRequestResetMutation();
  const form = useForm<'email'>({
    fields: FIELDS,
    check: ({ email = '' }) => toFormErrors({ email: findEmailError(parseEmail(email)) }),
    send: async ({ email = '' }) => {
      const { message } = await requestReset({ email: parseEmail(email) }).unwrap();
      redirectWithMessage(message);
    },
    onFailure: (error) => showMissedFailure(error, form.formRef.current),
  });

  return (
    <Stack as="form" gap={5} {...form.formProps}>
      <FormAlert texts={form.alerts} />
      <EmailField
        field={form.field('email')}
        autoComplete="username"
        // The session may be loaded later; an input that nobody has typed in then shows the new value.
        defaultValue={readEmailDraft() || playerEmail}
      />
      <SubmitButton form={form}>{t('Send link')}</SubmitButton>
    </Stack>
  );
}
