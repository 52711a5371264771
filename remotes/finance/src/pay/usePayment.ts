import { useEffect, useRef, useState } from 'react';
import {
  compareDecimals,
  type ApiErrorBody,
  type FieldErrors,
  type Receipt,
  type Transfer,
} from '@hashgrid/contracts';
import { toApiError } from '@hashgrid/platform';
import { newIdempotencyKey } from './newIdempotencyKey';
import { priceTransfer, type PricedTransfer } from './priceTransfer';
import { useLazyResolveTransferQuery, useTransferMutation } from './transferApi';

/** Waits between the tries of a payment whose outcome is unknown. */
const RETRY_DELAYS_MS = [1_000, 3_000, 6_000];

/** `checking`: sent, no answer, asking again with the same key. `unknown`: still no answer. */
export type Progress = 'ready' | 'sending' | 'checking' | 'unknown';

export interface ReviewedTransfer extends PricedTransfer {
  idempotencyKey: string;
}

export type PaymentState =
  | { step: 'form'; draft: Transfer; errors: FieldErrors; message: string | null; isBusy: boolean }
  | { step: 'review'; review: ReviewedTransfer; progress: Progress }
  | { step: 'receipt'; receipt: Receipt };

/** No answer, or one that does not say whether the money moved. */
const isOutcomeUnknown = ({ statusCode }: ApiErrorBody) =>
  statusCode < 400 || statusCode === 408 || (statusCode >= 500 && statusCode < 600);

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const formState = (draft: Transfer, refusal?: ApiErrorBody): Extract<PaymentState, { step: 'form' }> => ({
  step: 'form',
  draft,
  errors: refusal?.errors ?? {},
  message: refusal && !refusal.errors ? refusal.message : null,
  isBusy: false,
});

/** A payment from form to receipt. One review has one idempotency key, kept for every try of it. */
export function usePayment(initial: Transfer) {
  const [state, setState] = useState<PaymentState>(() => formState(initial));
  const [resolve] = useLazyResolveTransferQuery();
  const [transfer] = useTransferMutation();
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);

  /** @param describeShortage what to say when amount and fee together are more than there is */
  const review = async (draft: Transfer, balance: string, describeShortage: (total: string) => string) => {
    setState({ ...formState(draft), isBusy: true });
    try {
      const priced = await priceTransfer(draft, balance, (question) => resolve(question).unwrap());
      const { total } = priced.resolved;
      if (compareDecimals(total, balance) > 0) {
        setState({ ...formState(draft), errors: { amount: [describeShortage(total)] } });
        return;
      }
      setState({
        step: 'review',
        review: { ...priced, idempotencyKey: newIdempotencyKey() },
        progress: 'ready',
      });
    } catch (error) {
      setState(formState(draft, toApiError(error)));
    }
  };

  /** Tries once; true when there is nothing left to try. */
  const attempt = async (reviewed: ReviewedTransfer): Promise<boolean> => {
    try {
      const receipt = await transfer({ ...reviewed.draft, idempotencyKey: reviewed.idempotencyKey }).unwrap();
      setState({ step: 'receipt', receipt });
      return true;
    } catch (error) {
      const refusal = toApiError(error);
      if (isOutcomeUnknown(refusal)) return false;
      setState(formState(reviewed.draft, refusal));
      return true;
    }
  };

  const confirm = async (reviewed: ReviewedTransfer) => {
    setState({ step: 'review', review: reviewed, progress: 'sending' });
    if (await attempt(reviewed)) return;
    setState({ step: 'review', review: reviewed, progress: 'checking' });
    for (const delay of RETRY_DELAYS_MS) {
      await wait(delay);
      if (isGone.current || (await attempt(reviewed))) return;
    }
    setState({ step: 'review', review: reviewed, progress: 'unknown' });
  };

  return {
    state,
    review,
    confirm,
    refuse: (draft: Transfer, errors: FieldErrors) => setState({ ...formState(draft), errors }),
    edit: (draft: Transfer) => setState(formState(draft)),
  };
}

export type Payment = ReturnType<typeof usePayment>;
