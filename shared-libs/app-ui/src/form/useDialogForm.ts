import type { ApiErrorBody } from '@hashgrid/contracts';
import { useModal, useToast, useTranslate } from '@hashgrid/platform';
import type { FormOptions, FormValues } from '@hashgrid/ui';
import { useForm } from './useForm';
import { useMissedFailureToast } from './useMissedFailureToast';

interface DialogFormOptions<Field extends string> extends Omit<FormOptions<Field, ApiErrorBody>, 'send'> {
  /** Sends the form; a message in the response is shown as a toast. */
  send: (values: FormValues<Field>) => Promise<{ message?: string } | void>;
  /** Translated text of the toast when the response has no message. */
  successMessage: string;
}

/**
 * Holds the state of a form in a dialog. Once the form is sent, closes the dialog and shows a toast. A failure after the player has
 * closed the dialog is a toast too.
 *
 * @example
 * const form = useDialogForm<never>({ fields: [], send: () => endSession(id).unwrap(), successMessage: t('Session ended.') });
 * return <ConfirmDialog title={t('Log out this device?')} form={form} confirm={t('Log out')} variant="danger" />;
 */
export function useDialogForm<Field extends string>({
  send,
  successMessage,
  ...options
}: DialogFormOptions<Field>) {
  const t = useTranslate();
  const toast = useToast();
  const { dismiss } = useModal();
  const showMissedFailure = useMissedFailureToast();
  const form = useForm<Field>({
    ...options,
    onFailure: (error) => {
      showMissedFailure(error, form.formRef.current);
      options.onFailure?.(error);
    },
    send: async (values) => {
      const response = await send(values);
      dismiss();
      toast.success(response?.message ? t(response.message) : successMessage);
    },
  });
  return form;
}
