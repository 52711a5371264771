import { useRef, useState } from 'react';
import { useForm } from '@hashgrid/app-ui';
import { newIdempotencyKey, toApiError, useModal, useToast } from '@hashgrid/platform';

interface Payment {
  /** Sends the payment; a retry gets the same key, so it is paid once. The code is that of the field `code`, if it shows. */
  send: (idempotencyKey: string, code?: string) => Promise<unknown>;
  /** Translated text of the toast once it is paid. */
  successMessage: string;
}

/** Form of a dialog that pays for something; closes the dialog and shows a toast once it is paid. */
export function usePaymentForm({ send, successMessage }: Payment) {
  const toast = useToast();
  const { dismiss } = useModal();
  const [idempotencyKey] = useState(newIdempotencyKey);
  /** The closing dialog stays on screen for a moment and must not pay again. */
  const isDone = useRef(false);
  /** Only the server knows whether it needs a code. */
  const [needsCode, setNeedsCode] = useState(false);
  const form = useForm<'code'>({
    fields: ['code'],
    send: async ({ code }) => {
      if (isDone.current) return;
      try {
        await send(idempotencyKey, code?.replace(/\s/g, '') || undefined);
      } catch (error) {
        if (needsCode || !toApiError(error).errors?.code) throw error;
        return setNeedsCode(true);
      }
      isDone.current = true;
      dismiss();
      toast.success(successMessage);
    },
  });
  return { ...form, needsCode };
}
