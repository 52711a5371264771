import { useRef, useState } from 'react';
import { useForm } from '@hashgrid/app-ui';
import { newIdempotencyKey, useModal, useToast } from '@hashgrid/platform';

interface Payment {
  /** Sends the payment; a retry gets the same key, so it is paid once. */
  send: (idempotencyKey: string) => Promise<unknown>;
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
  return useForm<never>({
    fields: [],
    send: async () => {
      if (isDone.current) return;
      await send(idempotencyKey);
      isDone.current = true;
      dismiss();
      toast.success(successMessage);
    },
  });
}
