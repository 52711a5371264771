import { PASSWORD } from '@hashgrid/contracts';
import { useToast, useTranslate } from '@hashgrid/platform';
import { FormAlert, Panel, Stack, SubmitButton, Text } from '@hashgrid/ui';
import { AccountName } from '../form/AccountName';
import { FORM_WIDTH } from '../form/formWidth';
import { SecretField } from '../form/SecretField';
import { useForm } from '../form/useForm';
import { checkPasswords, PASSWORD_FIELDS, type PasswordField } from './checkPasswords';
import { useChangePasswordMutation } from './securityApi';

/** A new password for the current one; all other sessions end with it [C9]. */
export function ChangePasswordPanel() {
  const t = useTranslate();
  const toast = useToast();
  const [changePassword] = useChangePasswordMutation();
  const form = useForm<PasswordField>({
    fields: PASSWORD_FIELDS,
    check: checkPasswords,
    send: async ({ currentPassword = '', newPassword = '' }) => {
      const { message } = await changePassword({ currentPassword, newPassword }).unwrap();
      form.formRef.current?.reset();
      toast.success(t(message ?? 'Password changed.'));
    },
  });
  return (
    <Panel title={t('Password')}>
      <Stack as="form" gap={5} style={FORM_WIDTH} {...form.formProps} aria-label={t('Change password')}>
        <Text tone="soft">{t('Changing your password logs you out on all other devices.')}</Text>
        <FormAlert texts={form.alerts} />
        <AccountName />
        <SecretField {...form.field('currentPassword')} label={t('Current password')} />
        <SecretField
          {...form.field('newPassword')}
          label={t('New password')}
          hint={t('At least %min% characters. A few random words are strong and easy to remember.', {
            min: PASSWORD.minLength,
          })}
          autoComplete="new-password"
        />
        <Stack align="flex-start">
          <SubmitButton form={form} full={false} waitText={t('You can try again in %time%.')}>
            {t('Change password')}
          </SubmitButton>
        </Stack>
      </Stack>
    </Panel>
  );
}
