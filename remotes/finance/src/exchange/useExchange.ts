import { useState } from 'react';
import type {
  ApiErrorBody,
  ExchangeOrder,
  ExchangeQuote,
  ExchangeReceipt,
  FieldErrors,
  Profile,
} from '@hashgrid/contracts';
import { newIdempotencyKey, toApiError } from '@hashgrid/platform';
import { settle, type Progress } from '../payment/settle';
import { areTexts, unsettledOf } from '../payment/unsettled';
import { useHasLeft } from '../payment/useHasLeft';
import { useExchangeMutation, useLazyQuoteExchangeQuery } from './exchangeApi';
import { leastReceived } from './leastReceived';

export interface ExchangeForm {
  step: 'form';
  order: ExchangeOrder;
  errors: FieldErrors;
  message: string | null;
  isBusy: boolean;
}

interface ReviewedExchange {
  quote: ExchangeQuote;
  minReceived: string;
  idempotencyKey: string;
}

export interface ExchangeReview extends ReviewedExchange {
  step: 'review';
  progress: Progress;
}

type ExchangeState = ExchangeForm | ExchangeReview | { step: 'done'; receipt: ExchangeReceipt };

const FIELDS = ['from', 'to', 'amount'];

/** What is wrong stands on its field; what is wrong with no field of the form stands above it. */
function formState(order: ExchangeOrder, refusal?: ApiErrorBody): ExchangeForm {
  const errors = refusal?.errors ?? {};
  const [other] = Object.keys(errors).filter((field) => !FIELDS.includes(field));
  const isOfField = Object.keys(errors).some((field) => FIELDS.includes(field));
  const message = (other && errors[other]?.[0]) ?? (isOfField ? null : (refusal?.message ?? null));
  return { step: 'form', order, errors, message, isBusy: false };
}

const isReviewed = ({ quote, minReceived, idempotencyKey }: Partial<ReviewedExchange>) =>
  areTexts(minReceived, idempotencyKey, quote?.from, quote?.to, quote?.amount) &&
  areTexts(quote?.received, quote?.rate, quote?.fee);

/**
 * An exchange from quote to receipt. One review has one idempotency key, kept for every try of it; one whose outcome is
 * not known is taken up again when the page is opened anew.
 */
export function useExchange(user: Profile, initial: ExchangeOrder) {
  const unsettled = unsettledOf('exchange', user.id, isReviewed);
  const [state, setState] = useState<ExchangeState>(() => {
    const review = unsettled.read();
    return review ? { step: 'review', ...review, progress: 'unknown' } : formState(initial);
  });
  const [quote] = useLazyQuoteExchangeQuery();
  const [exchange] = useExchangeMutation();
  const hasLeft = useHasLeft();

  /** @param decimals of the token that comes */
  const review = async (order: ExchangeOrder, decimals: number) => {
    setState({ ...formState(order), isBusy: true });
    try {
      const offer = await quote(order).unwrap();
      setState({
        step: 'review',
        quote: offer,
        minReceived: leastReceived(offer.received, decimals),
        idempotencyKey: newIdempotencyKey(),
        progress: 'ready',
      });
    } catch (error) {
      setState(formState(order, toApiError(error)));
    }
  };

  const confirm = async (current: ExchangeReview) => {
    const { quote: accepted, idempotencyKey, minReceived } = current;
    const { from, to, amount } = accepted;
    const order = { from, to, amount };
    setState({ ...current, progress: 'sending' });
    unsettled.keep({ quote: accepted, idempotencyKey, minReceived });
    const settlement = await settle(() => exchange({ ...order, minReceived, idempotencyKey }).unwrap(), {
      onChecking: () => setState({ ...current, progress: 'checking' }),
      hasLeft,
      isRetry: current.progress === 'unknown',
    });
    if (settlement.kind === 'paid' || settlement.kind === 'refused') unsettled.forget();
    if (settlement.kind === 'paid') setState({ step: 'done', receipt: settlement.receipt });
    if (settlement.kind === 'refused') setState(formState(order, settlement.refusal));
    if (settlement.kind === 'unknown') setState({ ...current, progress: 'unknown' });
  };

  return {
    state,
    review,
    confirm,
    refuse: (order: ExchangeOrder, errors: FieldErrors) => setState({ ...formState(order), errors }),
    edit: (order: ExchangeOrder) => setState(formState(order)),
    /** Leaves an exchange whose outcome is not known. */
    giveUp: () => {
      unsettled.forget();
      setState(formState(initial));
    },
  };
}

export type ExchangeProcess = ReturnType<typeof useExchange>;
