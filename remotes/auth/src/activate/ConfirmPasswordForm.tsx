import { SubmitButton, useForm } from '@hashgrid/app-ui';
import { useTranslate } from '@hashgrid/platform';
import { Button, FormAlert, Stack, Text } from '@hashgrid/ui';
import { CurrentPasswordField } from '../form/CurrentPasswordField';
import { toFormErrors } from '../form/fieldErrors';
import type { ActivationFormProps } from './ActivationFormProps';

interface ConfirmPasswordFormProps extends ActivationFormProps {
  /** Called when the player wants to choose a new password instead. */
  onChoosePassword: () => void;
}

/** Activates the account with the password chosen at sign-up. */
export function ConfirmPasswordForm({ activate, onFailure, onChoosePassword }: ConfirmPasswordFormProps) {
  const t = useTranslate();
  const form = useForm<'password'>({
    fields: ['password'],
    check: ({ password }) =>
      toFormErrors({ password: password ? undefined : { text: 'Enter your password.' } }),
    send: ({ password = '' }) => activate({ password }),
    onFailure,
  });

  return (
    <Stack as="form" gap={5} {...form.formProps}>
      <Text tone="soft">{t('To activate your account, enter the password chosen at sign-up.')}</Text>
      <FormAlert texts={form.alerts} />
      <CurrentPasswordField field={form.field('password')} />
      <Stack gap={3}>
        <SubmitButton form={form}>{t('Activate account')}</SubmitButton>
        <Button variant="ghost" full onClick={onChoosePassword}>
          {t('Not your password? Choose a new one')}
        </Button>
      </Stack>
    </Stack>
  );
}
