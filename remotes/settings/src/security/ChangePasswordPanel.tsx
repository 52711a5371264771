import { SubmitButton, useForm, useMissedFailureToast } from '@hashgrid/app-ui';
import { PASSWORD } from '@hashgrid/contracts';
import { useToast, useTranslate } from '@hashgrid/platform';
import { FormAlert, Panel, Stack, Text } from '@hashgrid/ui';
import { HiddenUsername } from '../form/HiddenUsername';
import { FORM_WIDTH_STYLE } from '../form/formWidthStyle';
import { AccountPasswordField } from '../form/AccountPasswordField';
import { validatePasswords, PASSWORD_FIELDS, type PasswordField } from './validatePasswords';
import { useChangePasswordMutation } from './securityApi';

/** Form that changes the password, which ends all other sessions. */
export function ChangePasswordPanel() {
  const t = useTranslate();
  const toast = useToast();
  const showMissedFailure = useMissedFailureToast();
  const [changePassword] = useChangePasswordMutation();
  const form = useForm<PasswordField>({
    fields: PASSWORD_FIELDS,
    check: validatePasswords,
    send: async ({ currentPassword = '', newPassword = '' }) => {
      const { message } = await changePassword({ currentPassword, newPassword }).unwrap();
      form.formRef.current?.reset();
      toast.success(t(message ?? 'Password changed.'));
    },
    onFailure: (error) => showMissedFailure(error, form.formRef.current),
  });
  return (
    <Panel title={t('Password')}>
      <Stack as="form" gap={5} style={FORM_WIDTH_STYLE} {...form.formProps} aria-label={t('Change password')}>
        <Text tone="soft">{t('Changing your password logs you out on all other devices.')}</Text>
        <FormAlert texts={form.alerts} />
        <HiddenUsername />
        <AccountPasswordField {...form.field('currentPassword')} label={t('Current password')} />
        <AccountPasswordField
          {...form.field('newPassword')}
          label={t('New password')}
          hint={t('At least %min% characters. A few random words are strong and easy to remember.', {
            min: PASSWORD.minLength,
          })}
          autoComplete="new-password"
        />
        <Stack align="flex-start">
          <SubmitButton form={form} full={false}>
            {t('Change password')}
          </SubmitButton>
        </Stack>
      </Stack>
    </Panel>
  );
}
