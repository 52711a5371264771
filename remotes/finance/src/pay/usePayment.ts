import { useState } from 'react';
import {
  compareDecimals,
  type ApiErrorBody,
  type FieldErrors,
  type Profile,
  type Receipt,
  type Transfer,
} from '@hashgrid/contracts';
import { newIdempotencyKey, toApiError } from '@hashgrid/platform';
import { settle, type Progress } from '../payment/settle';
import { areTexts, unsettledOf } from '../payment/unsettled';
import { useHasLeft } from '../payment/useHasLeft';
import { priceTransfer, type PricedTransfer } from './priceTransfer';
import { mapFormError, type Refusal } from './mapFormError';
import { useLazyResolveTransferQuery, useTransferMutation } from './transferApi';

export interface ReviewedTransfer extends PricedTransfer {
  idempotencyKey: string;
}

export interface FormState {
  step: 'form';
  draft: Transfer;
  errors: FieldErrors;
  refusal: Refusal | null;
  isBusy: boolean;
}

/** A payment that is looked at, or whose second factor is asked for. */
export interface ConfirmState {
  step: 'review' | 'code';
  review: ReviewedTransfer;
  progress: Progress;
  /** The second factor that the last try carried. */
  code?: string;
  /** What the server said about it. */
  codeErrors: readonly string[];
}

export type PaymentState = FormState | ConfirmState | { step: 'receipt'; receipt: Receipt };

const formState = (draft: Transfer, error?: ApiErrorBody): FormState => ({
  step: 'form',
  draft,
  errors: {},
  refusal: null,
  isBusy: false,
  ...(error && mapFormError(error)),
});

const isReviewed = ({ idempotencyKey, draft, resolved }: Partial<ReviewedTransfer>) =>
  areTexts(idempotencyKey, draft?.recipient, draft?.token, draft?.amount) &&
  areTexts(resolved?.recipient, resolved?.fee, resolved?.total);

/**
 * A payment from form to receipt. One review has one idempotency key, kept for every try of it; one whose outcome is not
 * known is taken up again when the page is opened anew.
 */
export function usePayment(user: Profile, initial: Transfer) {
  const unsettled = unsettledOf('payment', user.id, isReviewed);
  const [state, setState] = useState<PaymentState>(() => {
    const review = unsettled.read();
    return review ? { step: 'review', review, progress: 'unknown', codeErrors: [] } : formState(initial);
  });
  const [resolve] = useLazyResolveTransferQuery();
  const [transfer] = useTransferMutation();
  const hasLeft = useHasLeft();

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
      const reviewed = { ...priced, idempotencyKey: newIdempotencyKey() };
      setState({ step: 'review', review: reviewed, progress: 'ready', codeErrors: [] });
    } catch (error) {
      setState(formState(draft, toApiError(error)));
    }
  };

  const send = async (current: ConfirmState, code?: string) => {
    const { review: reviewed } = current;
    const { idempotencyKey, draft } = reviewed;
    const next: ConfirmState = { ...current, progress: 'sending', code, codeErrors: [] };
    setState(next);
    unsettled.keep(reviewed);
    const settlement = await settle(() => transfer({ ...draft, code, idempotencyKey }).unwrap(), {
      onChecking: () => setState({ ...next, progress: 'checking' }),
      hasLeft,
      isRetry: current.progress === 'unknown',
    });
    if (settlement.kind === 'paid' || settlement.kind === 'refused') unsettled.forget();
    if (settlement.kind === 'paid') setState({ step: 'receipt', receipt: settlement.receipt });
    if (settlement.kind === 'unknown') setState({ ...next, progress: 'unknown' });
    if (settlement.kind !== 'refused') return;
    const { refusal } = settlement;
    // Only the code is at fault: the payment stays what was reviewed, under its key.
    if (refusal.errors?.code) {
      const codeErrors = code === undefined ? [] : refusal.errors.code;
      setState({ step: 'code', review: reviewed, progress: 'ready', codeErrors });
    } else setState(formState(draft, refusal));
  };

  return {
    state,
    review,
    /** Goes through with what was reviewed; whoever has a second factor is asked for it first. */
    confirm: (current: ConfirmState) => {
      const needsCode = current.step === 'review' && current.progress === 'ready' && user.hasTwoFactor;
      if (needsCode) setState({ ...current, step: 'code' });
      else void send(current, current.code);
    },
    sendCode: (current: ConfirmState, code: string) => void send(current, code),
    refuse: (draft: Transfer, errors: FieldErrors) => setState({ ...formState(draft), errors }),
    edit: (draft: Transfer) => setState(formState(draft)),
    /** Leaves a payment whose outcome is not known. */
    giveUp: () => {
      unsettled.forget();
      setState(formState(initial));
    },
  };
}

export type Payment = ReturnType<typeof usePayment>;
