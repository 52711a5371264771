import { SubmitButton, useForm } from '@hashgrid/app-ui';
import { useTranslate } from '@hashgrid/platform';
import { FocusOnMount, FormAlert, Stack, Text } from '@hashgrid/ui';
import { findNewPasswordError, toFormErrors } from '../form/fieldErrors';
import { NewPasswordField } from '../form/NewPasswordField';
import type { ActivationFormProps } from './ActivationFormProps';

/** Activates the account with a new password, which replaces the one chosen at sign-up. */
export function ChoosePasswordForm({ activate, onFailure }: ActivationFormProps) {
  const t = useTranslate();
  const form = useForm<'newPassword'>({
    fields: ['newPassword'],
    check: ({ newPassword = '' }) => toFormErrors({ newPassword: findNewPasswordError(newPassword) }),
    send: ({ newPassword = '' }) => activate({ newPassword }),
    onFailure,
  });

  return (
    <FocusOnMount label={t('Choose a new password')}>
      <Stack as="form" gap={5} {...form.formProps}>
        <Text tone="soft">
          {t('Your new password replaces the one chosen at sign-up, which will stop working.')}
        </Text>
        <FormAlert texts={form.alerts} />
        <NewPasswordField field={form.field('newPassword')} label={t('New password')} />
        <SubmitButton form={form}>{t('Activate account')}</SubmitButton>
      </Stack>
    </FocusOnMount>
  );
}
