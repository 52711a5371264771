import { useRef, useState } from 'react';
import {
  createPendingOrderStorage,
  isInconclusive,
  parseTwoFactorCode,
  useForm,
  useMissedFailureToast,
} from '@hashgrid/app-ui';
import {
  msg,
  newIdempotencyKey,
  toApiError,
  useModal,
  useSession,
  useToast,
  useTranslate,
} from '@hashgrid/platform';

interface Attempt<Terms> {
  terms: Terms;
  /** A retry gets the same key, so it is paid once. */
  idempotencyKey: string;
  /** Two-factor code, if the form asks for it. */
  code?: string;
}

/** How an attempt without a response is kept when the dialog is closed or the page reloaded. */
interface Persistence {
  /** What is paid for: `node.forge`. One attempt is stored for each kind. */
  kind: string;
  /** Validates stored terms, which an older release may have written. */
  isTerms: (stored: unknown) => boolean;
}

interface Payment<Terms> {
  /** Latest data of what is paid for, such as a node with its cost. */
  terms: Terms;
  /** Omit it for what is not paid twice under two keys. */
  persistence?: Persistence;
  /** Pays; rejects with the server's error. */
  send: (attempt: Attempt<Terms>) => Promise<unknown>;
  /** Returns the translated text of the toast after the payment. */
  getSuccessMessage: (terms: Terms) => string;
}

interface PendingAttempt<Terms> {
  terms: Terms;
  idempotencyKey: string;
  /** Time of the first attempt by the device's clock, in milliseconds. */
  reviewedAt: number;
}

const UNCONFIRMED = msg('We didn’t get a confirmation. Check again: you’ll never be charged twice.');

const parseCode = (code = '') => parseTwoFactorCode(code) || undefined;

/** Returns the storage of the player's attempt; null if it isn't stored, or while the player is unknown. */
function usePendingStorage<Terms>(persistence: Persistence | undefined) {
  const { user } = useSession();
  if (!persistence || !user) return null;
  const { kind, isTerms } = persistence;
  return createPendingOrderStorage<PendingAttempt<Terms>>(kind, user.id, ({ terms }) => isTerms(terms));
}

/**
 * Form of a dialog that pays for something. After the payment, it closes the dialog and shows a toast; a failure after the dialog was
 * closed is a toast too. The dialog must show the returned terms: they are the latest ones, unless an attempt without a response may
 * have been paid; then they stay as they were, so that a retry repeats the same payment, also after the dialog was closed and opened again.
 */
export function usePaymentForm<Terms>(payment: Payment<Terms>) {
  const { terms: currentTerms, persistence, send, getSuccessMessage } = payment;
  const t = useTranslate();
  const toast = useToast();
  const { dismiss } = useModal();
  const showMissedFailure = useMissedFailureToast();
  const storage = usePendingStorage<Terms>(persistence);
  const [stored] = useState(() => storage?.read() ?? null);
  const [idempotencyKey] = useState(() => stored?.idempotencyKey ?? newIdempotencyKey());
  const [attempted, setAttempted] = useState<{ terms: Terms } | null>(stored);
  /** Whether an attempt without a response may have been paid. */
  const [isUnconfirmed, setUnconfirmed] = useState(stored !== null);
  const { terms } = attempted ?? { terms: currentTerms };
  /** The closing dialog stays on screen for a moment and must not pay again. */
  const isDone = useRef(false);
  /** Only the server knows whether it needs a code. */
  const [requiresCode, setRequiresCode] = useState(false);
  const endAttempt = () => {
    storage?.clear();
    setAttempted(null);
    setUnconfirmed(false);
  };
  const form = useForm<'code'>({
    fields: ['code'],
    notice: isUnconfirmed ? UNCONFIRMED : undefined,
    onFailure: (error) => showMissedFailure(error, form.formRef.current),
    send: async ({ code }) => {
      if (isDone.current) return;
      setAttempted({ terms });
      storage?.save({ terms, idempotencyKey, reviewedAt: stored?.reviewedAt ?? Date.now() });
      try {
        await send({ terms, idempotencyKey, code: parseCode(code) });
      } catch (caught) {
        const error = toApiError(caught);
        if (isInconclusive(error, isUnconfirmed)) {
          setUnconfirmed(true);
          throw { ...error, errors: { payment: [UNCONFIRMED] } };
        }
        endAttempt();
        if (requiresCode || !error.errors?.code) throw caught;
        setRequiresCode(true);
        showMissedFailure(error, form.formRef.current);
        return;
      }
      storage?.clear();
      isDone.current = true;
      dismiss();
      toast.success(getSuccessMessage(terms));
    },
  });
  return {
    ...form,
    requiresCode,
    terms,
    isUnconfirmed,
    /** Label of the button that pays with this label, or checks again; null if it can't be paid. */
    getConfirmLabel: (label: string | null) => (isUnconfirmed ? t('Check again') : label),
  };
}
