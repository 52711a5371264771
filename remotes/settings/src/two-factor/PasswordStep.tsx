import type { TwoFactorSecret } from '@hashgrid/contracts';
import { useTranslate } from '@hashgrid/platform';
import { FormAlert, Stack, Text } from '@hashgrid/ui';
import { AccountName } from '../form/AccountName';
import { ConfirmActions } from '../form/ConfirmActions';
import { FORM_WIDTH } from '../form/formWidth';
import { SecretField } from '../form/SecretField';
import { useForm } from '../form/useForm';
import { useSetUpTwoFactorMutation } from './twoFactorApi';

interface PasswordStepProps {
  onSecret: (secret: TwoFactorSecret) => void;
  onCancel: () => void;
}

/** First step: that it is the owner who sets up. */
export function PasswordStep({ onSecret, onCancel }: PasswordStepProps) {
  const t = useTranslate();
  const [setUp] = useSetUpTwoFactorMutation();
  const form = useForm<'password'>({
    fields: ['password'],
    check: ({ password }) => (password ? {} : { password: [{ text: 'Enter your password.' }] }),
    send: async ({ password = '' }) => onSecret(await setUp({ password }).unwrap()),
  });
  return (
    <Stack as="form" gap={5} style={FORM_WIDTH} {...form.formProps}>
      <Text tone="soft">{t('Confirm it’s you')}</Text>
      <FormAlert texts={form.alerts} />
      <AccountName />
      <SecretField {...form.field('password')} label={t('Password')} autoFocus />
      <ConfirmActions form={form} confirm={t('Continue')} onCancel={onCancel} />
    </Stack>
  );
}
