import { useRef } from 'react';
import type { ApiErrorBody } from '@hashgrid/contracts';
import { toApiError, useTranslate } from '@hashgrid/platform';
import { useForm as useBaseForm, type FormOptions } from '@hashgrid/ui';
import { hasNoResponse } from '../connection/hasNoResponse';
import { useReconnection } from '../connection/useReconnection';

/**
 * Holds the state of a form with native inputs. Translates its texts, and shows the API's errors at their fields. The message that there
 * was no response disappears when the connection is back.
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
 *     <TextField {...form.field('email')} label={t('Email')} maxLength={EMAIL.maxLength} />
 *     <SubmitButton form={form}>{t('Send')}</SubmitButton>
 *   </Stack>
 * );
 */
export function useForm<Field extends string>(options: FormOptions<Field, ApiErrorBody>) {
  const translate = useTranslate();
  const noResponseMessage = useRef('');
  const onFailure = (error: ApiErrorBody) => {
    if (hasNoResponse(error)) noResponseMessage.current = error.message;
    options.onFailure?.(error);
  };
  const form = useBaseForm({ ...options, onFailure }, { translate, toErrorBody: toApiError });
  useReconnection(() => form.removeAlert(noResponseMessage.current));
  return form;
}

/** Return value of `useForm`. */
export type Form<Field extends string> = ReturnType<typeof useForm<Field>>;
