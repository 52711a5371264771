import { useRef } from 'react';
import {
  checkOneTimeCode,
  FormActions,
  OneTimeCodeField,
  parseOneTimeCode,
  useForm,
  useMissedFailureToast,
} from '@hashgrid/app-ui';
import { useTranslate } from '@hashgrid/platform';
import { FormAlert, Stack } from '@hashgrid/ui';
import { FORM_WIDTH_STYLE } from '../form/formWidthStyle';
import { useEnableTwoFactorMutation } from './twoFactorApi';

interface EnableTwoFactorFormProps {
  /** Called with the new recovery codes. */
  onEnabled: (codes: readonly string[]) => void;
  /** Called when the request that returns the recovery codes starts, and when it ends, after `onEnabled`. */
  onEnablingChange: (isEnabling: boolean) => void;
  onCancel: () => void;
}

/** Form that turns on two-factor authentication with the first code from the authenticator app. */
export function EnableTwoFactorForm(props: EnableTwoFactorFormProps) {
  const { onEnabled, onEnablingChange, onCancel } = props;
  const t = useTranslate();
  const showMissedFailure = useMissedFailureToast();
  const [enable] = useEnableTwoFactorMutation();
  const inputRef = useRef<HTMLInputElement>(null);
  const form = useForm<'code'>({
    fields: ['code'],
    check: ({ code }) => checkOneTimeCode(code),
    send: async ({ code = '' }) => {
      onEnablingChange(true);
      try {
        const { recoveryCodes } = await enable({ code: parseOneTimeCode(code) }).unwrap();
        onEnabled(recoveryCodes);
      } finally {
        onEnablingChange(false);
      }
    },
    onFailure: (error) => {
      showMissedFailure(error, form.formRef.current);
      form.formRef.current?.reset();
      inputRef.current?.focus();
    },
  });
  return (
    <Stack as="form" gap={5} style={FORM_WIDTH_STYLE} {...form.formProps} aria-label={t('Confirm the code')}>
      <FormAlert texts={form.alerts} />
      <OneTimeCodeField form={form} ref={inputRef} hint={t('Enter the 6-digit code shown in the app.')} />
      <FormActions form={form} confirm={t('Turn on')} onCancel={onCancel} />
    </Stack>
  );
}
