import { useRef, useState } from 'react';
import { isInconclusive, useForm } from '@hashgrid/app-ui';
import { newIdempotencyKey, toApiError, useModal, useToast } from '@hashgrid/platform';

interface Attempt<Terms> {
  terms: Terms;
  /** A retry gets the same key, so it is paid once. */
  idempotencyKey: string;
  /** Two-factor code, if the form asks for it. */
  code?: string;
}

interface Payment<Terms> {
  /** Latest data of what is paid for, such as a node with its cost. */
  terms: Terms;
  /** Pays; rejects with the server's error. */
  send: (attempt: Attempt<Terms>) => Promise<unknown>;
  /** Returns the translated text of the toast after the payment. */
  getSuccessMessage: (terms: Terms) => string;
}

/**
 * Form of a dialog that pays for something. After the payment, it closes the dialog and shows a toast. The dialog must show the
 * returned terms: they are the latest ones, unless an attempt without a response may have been paid; then they stay as they
 * were, so that a retry repeats the same payment.
 */
export function usePaymentForm<Terms>({ terms: currentTerms, send, getSuccessMessage }: Payment<Terms>) {
  const toast = useToast();
  const { dismiss } = useModal();
  const [idempotencyKey] = useState(newIdempotencyKey);
  const [attempted, setAttempted] = useState<{ terms: Terms } | null>(null);
  const { terms } = attempted ?? { terms: currentTerms };
  /** The closing dialog stays on screen for a moment and must not pay again. */
  const isDone = useRef(false);
  /** Only the server knows whether it needs a code. */
  const [requiresCode, setRequiresCode] = useState(false);
  const form = useForm<'code'>({
    fields: ['code'],
    send: async ({ code }) => {
      if (isDone.current) return;
      setAttempted({ terms });
      try {
        await send({ terms, idempotencyKey, code: code?.replace(/\s/g, '') || undefined });
      } catch (caught) {
        const error = toApiError(caught);
        if (!isInconclusive(error, attempted !== null)) setAttempted(null);
        if (requiresCode || !error.errors?.code) throw caught;
        return setRequiresCode(true);
      }
      isDone.current = true;
      dismiss();
      toast.success(getSuccessMessage(terms));
    },
  });
  return { ...form, requiresCode, terms };
}
