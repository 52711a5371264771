import { FormActions, useForm, useMissedFailureToast } from '@hashgrid/app-ui';
import type { TwoFactorSecret } from '@hashgrid/contracts';
import { useTranslate } from '@hashgrid/platform';
import { FormAlert, Stack, Text } from '@hashgrid/ui';
import { HiddenUsername } from '../form/HiddenUsername';
import { FORM_WIDTH_STYLE } from '../form/formWidthStyle';
import { AccountPasswordField } from '../form/AccountPasswordField';
import { useSetUpTwoFactorMutation } from './twoFactorApi';

interface PasswordStepProps {
  onSecret: (secret: TwoFactorSecret) => void;
  onCancel: () => void;
}

/** First step: the player enters the account's password. */
export function PasswordStep({ onSecret, onCancel }: PasswordStepProps) {
  const t = useTranslate();
  const showMissedFailure = useMissedFailureToast();
  const [setUp] = useSetUpTwoFactorMutation();
  const form = useForm<'password'>({
    fields: ['password'],
    check: ({ password }) => (password ? {} : { password: [{ text: 'Enter your password.' }] }),
    send: async ({ password = '' }) => onSecret(await setUp({ password }).unwrap()),
    onFailure: (error) => showMissedFailure(error, form.formRef.current),
  });
  return (
    <Stack as="form" gap={5} style={FORM_WIDTH_STYLE} {...form.formProps}>
      <Text tone="soft">{t('Confirm it’s you')}</Text>
      <FormAlert texts={form.alerts} />
      <HiddenUsername />
      <AccountPasswordField {...form.field('password')} label={t('Password')} autoFocus />
      <FormActions form={form} confirm={t('Continue')} onCancel={onCancel} />
    </Stack>
  );
}
