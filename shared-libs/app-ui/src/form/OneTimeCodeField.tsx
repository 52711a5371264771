import type { ChangeEvent, ComponentProps } from 'react';
import { TWO_FACTOR_CODE } from '@hashgrid/contracts';
import { useTranslate } from '@hashgrid/platform';
import { TextField } from '@hashgrid/ui';
import { isOneTimeCode, parseOneTimeCode } from './oneTimeCode';
import type { Form } from './useForm';

interface OneTimeCodeFieldProps extends Omit<
  ComponentProps<typeof TextField>,
  'label' | 'name' | 'onChange' | 'form' | 'maxLength'
> {
  form: Pick<Form<'code'>, 'field' | 'formRef'>;
  /** Where the code comes from, translated. */
  hint: string;
}

/**
 * Input for a code from an authenticator app: keeps digits only, and submits its form once the code is complete.
 *
 * @example
 * const form = useForm<'code'>({
 *   fields: ['code'],
 *   check: ({ code }) => checkOneTimeCode(code),
 *   send: async ({ code = '' }) => void (await enable({ code: parseOneTimeCode(code) }).unwrap()),
 *   onFailure: () => form.formRef.current?.reset(),
 * });
 * <OneTimeCodeField form={form} hint={t('Enter the 6-digit code shown in the app.')} autoFocus />
 */
export function OneTimeCodeField({ form, ...rest }: OneTimeCodeFieldProps) {
  const t = useTranslate();
  const field = form.field('code');
  const handleChange = ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
    input.value = parseOneTimeCode(input.value);
    field.onChange();
    if (isOneTimeCode(input.value)) form.formRef.current?.requestSubmit();
  };
  return (
    <TextField
      {...field}
      onChange={handleChange}
      label={t('Code')}
      maxLength={TWO_FACTOR_CODE.maxLength}
      variant="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      required
      {...rest}
    />
  );
}
