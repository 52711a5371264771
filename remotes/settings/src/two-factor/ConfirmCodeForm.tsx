import { useRef, type ChangeEvent } from 'react';
import { ONE_TIME_CODE_DIGITS } from '@hashgrid/contracts';
import { useTranslate } from '@hashgrid/platform';
import { FormAlert, Stack, TextField } from '@hashgrid/ui';
import { ConfirmActions } from '../form/ConfirmActions';
import { FORM_WIDTH } from '../form/formWidth';
import { useForm } from '../form/useForm';
import { useEnableTwoFactorMutation } from './twoFactorApi';

interface ConfirmCodeFormProps {
  onEnabled: (codes: readonly string[]) => void;
  onCancel: () => void;
}

const digitsOf = (text: string) => text.replace(/\D/g, '').slice(0, ONE_TIME_CODE_DIGITS);

/** The first code of the app, sent at its sixth digit, turns the second factor on. */
export function ConfirmCodeForm({ onEnabled, onCancel }: ConfirmCodeFormProps) {
  const t = useTranslate();
  const [enable] = useEnableTwoFactorMutation();
  const inputRef = useRef<HTMLInputElement>(null);
  const form = useForm<'code'>({
    fields: ['code'],
    check: ({ code = '' }) =>
      code.length === ONE_TIME_CODE_DIGITS
        ? {}
        : { code: [{ text: 'Enter all %count% digits.', values: { count: ONE_TIME_CODE_DIGITS } }] },
    send: async ({ code = '' }) => onEnabled(await enable({ code }).unwrap()),
    onFailure: () => {
      form.formRef.current?.reset();
      inputRef.current?.focus();
    },
  });
  const field = form.field('code');
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.currentTarget;
    input.value = digitsOf(input.value);
    field.onChange();
    if (input.value.length === ONE_TIME_CODE_DIGITS) form.formRef.current?.requestSubmit();
  };
  return (
    <Stack as="form" gap={5} style={FORM_WIDTH} {...form.formProps} aria-label={t('Confirm the code')}>
      <FormAlert texts={form.alerts} />
      <TextField
        {...field}
        ref={inputRef}
        onChange={handleChange}
        label={t('Code')}
        hint={t('Enter the 6-digit code shown in the app.')}
        variant="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        required
      />
      <ConfirmActions form={form} confirm={t('Turn on')} onCancel={onCancel} />
    </Stack>
  );
}
