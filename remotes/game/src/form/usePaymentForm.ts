import { useRef, useState } from 'react';
import { newIdempotencyKey, useModal, useToast, useTranslate } from '@hashgrid/platform';
import { useForm } from './useForm';

interface Payment {
  /** Sends it; a try that is repeated carries the same key, so that it is paid once. */
  send: (idempotencyKey: string) => Promise<{ message?: string }>;
  /** Said when the server says nothing itself. */
  done: string;
}

/** The form of a dialog that pays for something: closes it and says so when it is done. */
export function usePaymentForm({ send, done }: Payment) {
  const t = useTranslate();
  const toast = useToast();
  const { dismiss } = useModal();
  const [idempotencyKey] = useState(newIdempotencyKey);
  /** The dialog takes a moment to go. */
  const isDone = useRef(false);
  return useForm<never>({
    fields: [],
    send: async () => {
      if (isDone.current) return;
      const { message } = await send(idempotencyKey);
      isDone.current = true;
      dismiss();
      toast.success(t(message ?? done));
    },
  });
}
