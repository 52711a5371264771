import type { ApiErrorBody } from '@hashgrid/contracts';
import { toApiError, useTranslate } from '@hashgrid/platform';
import { useForm as useBaseForm, type FormOptions } from '@hashgrid/ui';

/**
 * Holds the state of a form with native inputs. Translates its texts, and shows the API's errors at their fields.
 *
 * @example
 * const form = useForm<'email'>({
 *   fields: ['email'],
 *   check: ({ email }) => (email ? {} : { email: [{ text: 'Enter your email.' }] }),
 *   send: async ({ email = '' }) => void (await requestReset({ email }).unwrap()),
 * });
 * return (
 *   <Stack as="form" gap={5} {...form.formProps}>
 *     <FormAlert texts={form.alerts} />
 *     <TextField {...form.field('email')} label={t('Email')} />
 *     <SubmitButton form={form}>{t('Send')}</SubmitButton>
 *   </Stack>
 * );
 */
export function useForm<Field extends string>(options: FormOptions<Field, ApiErrorBody>) {
  const translate = useTranslate();
  return useBaseForm(options, { translate, toErrorBody: toApiError });
}

/** Return value of `useForm`. */
export type Form<Field extends string> = ReturnType<typeof useForm<Field>>;
