import { useEffect, useRef, useState } from 'react';
import { ERROR_CODES, type ApiErrorBody, type FieldErrors } from '@hashgrid/contracts';
import { newIdempotencyKey, toApiError, useUnsavedChanges } from '@hashgrid/platform';
import { mapFormError, type Rejection } from './mapFormError';
import { findAttempt, keepAttempt, type OrderAttempt } from './orderAttempts';
import {
  isInFlight,
  toFormState,
  toReviewState,
  type OrderConfirmState,
  type PaidOrderState,
  type Quotation,
  type ReviewedOrder,
  type StoredOrder,
} from './paidOrderState';
import { createPendingOrderStorage } from './pendingOrderStorage';
import { submitWithRetry, type SubmitResult } from './submitWithRetry';
import { hasNoResponse } from '../connection/hasNoResponse';
import { useReconnection } from '../connection/useReconnection';
import { getErrorReason } from '../form/getErrorReason';
import { useIsUnmounted } from '../lifecycle/useIsUnmounted';

interface PaidOrderOptions<Draft, Terms, Receipt> {
  /** Kind of order: `payment`. Pending orders of each kind are stored separately. */
  kind: string;
  playerId: string;
  initialDraft: Draft;
  /** Names of the fields that the form shows errors on. */
  fields: readonly string[];
  /** Whether to ask for a two-factor code before the first attempt; undefined for orders that never need one. */
  requiresCode?: boolean;
  /** Validates draft and terms of a stored order, which an older release may have written. */
  isQuotedOrder: (stored: StoredOrder) => boolean;
  /** Submits the order once; rejects with the API error. */
  submit: (order: ReviewedOrder<Draft, Terms>, code?: string) => Promise<Receipt>;
  /** Called with the outcome of an attempt that ends after the player has left the page, unless the server said that the session has ended. */
  onMissedOutcome: (outcome: MissedOutcome<Receipt>) => void;
}

/** Outcome of an attempt whose player has left the page; `message` is a text key. */
export type MissedOutcome<Receipt> =
  { kind: 'accepted'; receipt: Receipt } | { kind: 'rejected'; message: string } | { kind: 'unknown' };

/** Status codes after which the session is over. */
const SESSION_ENDED: readonly number[] = [401, ERROR_CODES.sessionRevoked];

/**
 * State machine of an order that moves tokens. The server executes it at most once: each review creates one idempotency key,
 * which is sent with every attempt to submit that order.
 *
 * | from                     | event                                     | to                                    |
 * | ------------------------ | ----------------------------------------- | ------------------------------------- |
 * | form                     | `review`, terms loaded                    | review (ready), with a new key        |
 * | form                     | `review` failed, `setErrors`              | form, with errors                     |
 * | form                     | `edit` while the terms load               | form, without the terms               |
 * | review (ready)           | `confirm`, a code is required             | code (ready)                          |
 * | review (ready)           | `confirm`                                 | review (submitting)                   |
 * | code (ready)             | `submitCode`                              | code (submitting)                     |
 * | review, code (ready)     | `edit`                                    | form                                  |
 * | submitting, checking     | the server accepted the order             | done                                  |
 * | submitting, checking     | the server rejected the code or needs one | code (ready), with the same key       |
 * | submitting, checking     | the server rejected the order             | form, with errors                     |
 * | submitting, checking     | no response                               | checking: retried with the same key   |
 * | checking                 | no response to the last retry             | unknown                               |
 * | unknown                  | `confirm` (check again)                   | submitting, with the same key         |
 * | unknown                  | `stopChecking`                            | form, empty                           |
 * | done                     | `edit`                                    | form                                  |
 *
 * From the first attempt until its outcome is known, the order is stored for its player in this tab. For two weeks, a reload
 * resumes it in review (unknown). A player who leaves the page and returns during an attempt waits for it again (submitting or checking).
 */
export function usePaidOrder<Draft, Terms, Receipt>({
  kind,
  playerId,
  initialDraft,
  fields,
  requiresCode,
  isQuotedOrder,
  submit,
  onMissedOutcome,
}: PaidOrderOptions<Draft, Terms, Receipt>) {
  type Order = ReviewedOrder<Draft, Terms>;
  type ConfirmState = OrderConfirmState<Draft, Terms>;
  const pendingOrderStorage = createPendingOrderStorage<Order>(kind, playerId, isQuotedOrder);
  const [storedOrder] = useState(pendingOrderStorage.read);
  /** Attempt that was in flight when the page was opened: the player has left the page and returned. */
  const [joinedAttempt] = useState(
    () => storedOrder && findAttempt<Draft, Terms, Receipt>(storedOrder.idempotencyKey),
  );
  const [state, setState] = useState<PaidOrderState<Draft, Terms, Receipt>>(() => {
    if (joinedAttempt) return joinedAttempt.state;
    return storedOrder ? toReviewState(storedOrder, 'unknown') : toFormState(initialDraft);
  });
  const isUnmounted = useIsUnmounted();
  useUnsavedChanges(state.step === 'review' || state.step === 'code');

  /** The draft whose terms are loading; null once the player has edited it. */
  const quotedDraft = useRef<Draft | null>(null);
  /** The last message that there was no response. */
  const noResponseRejection = useRef<Rejection | null>(null);

  /** Loads the terms of a draft, then asks for confirmation. Drops them if the player edits the draft meanwhile. */
  const review = async (draft: Draft, load: () => Promise<Quotation<Draft, Terms>>) => {
    quotedDraft.current = draft;
    setState({ ...toFormState(draft), isBusy: true });
    try {
      const quotation = await load();
      if (quotedDraft.current !== draft) return;
      if ('errors' in quotation) setState(toFormState(draft, quotation));
      else {
        const order = { ...quotation, idempotencyKey: newIdempotencyKey(), reviewedAt: Date.now() };
        setState(toReviewState(order, 'ready'));
      }
    } catch (caught) {
      if (quotedDraft.current !== draft) return;
      const error = toApiError(caught);
      const formErrors = mapFormError(error, fields);
      if (hasNoResponse(error)) noResponseRejection.current = formErrors.rejection;
      setState(toFormState(draft, formErrors));
    }
  };

  useReconnection(() =>
    setState((current) =>
      current.step === 'form' && current.rejection && current.rejection === noResponseRejection.current
        ? { ...current, rejection: null }
        : current,
    ),
  );

  const toRejectedState = (order: Order, error: ApiErrorBody, code?: string) => {
    const codeErrors = requiresCode === undefined ? undefined : error.errors?.code;
    // Only the code is wrong, so the reviewed order stays, with its key. If no code was sent, a missing one is no error.
    return codeErrors
      ? { ...toReviewState(order, 'ready'), step: 'code' as const, codeErrors: code ? codeErrors : [] }
      : toFormState(order.draft, mapFormError(error, fields));
  };

  const showResult = (submitting: ConfirmState, result: SubmitResult<Receipt>) => {
    if (result.kind === 'accepted') setState({ step: 'done', receipt: result.receipt });
    else if (result.kind === 'rejected')
      setState(toRejectedState(submitting.order, result.error, submitting.code));
    else setState({ ...submitting, status: 'unknown' });
  };
  const showResultRef = useRef(showResult);
  useEffect(() => {
    showResultRef.current = showResult;
  });
  useEffect(() => {
    if (!joinedAttempt) return;
    joinedAttempt.pages.push({ isLeft: isUnmounted, show: setState });
    void joinedAttempt.result.then((result) => showResultRef.current(joinedAttempt.state, result));
  }, [joinedAttempt, isUnmounted]);

  const reportMissedOutcome = (result: SubmitResult<Receipt>) => {
    if (result.kind === 'accepted') return onMissedOutcome(result);
    // The next player would see the notice of a session that has ended.
    if (SESSION_ENDED.includes(result.error.statusCode)) return;
    if (result.kind === 'rejected')
      onMissedOutcome({ kind: 'rejected', message: getErrorReason(result.error) });
    else onMissedOutcome({ kind: 'unknown' });
  };

  const attempt = async (current: ConfirmState, code?: string) => {
    if (isInFlight(current.status)) return;
    const { order } = current;
    const submitting: ConfirmState = { ...current, status: 'submitting', code, codeErrors: [] };
    setState(submitting);
    pendingOrderStorage.save(order);
    const pages: OrderAttempt<Draft, Terms, Receipt>['pages'] = [{ isLeft: isUnmounted, show: setState }];
    const areAllLeft = () => pages.every(({ isLeft }) => isLeft());
    const inFlight: OrderAttempt<Draft, Terms, Receipt> = {
      state: submitting,
      pages,
      result: submitWithRetry(() => submit(order, code), {
        onRetry: () => {
          inFlight.state = { ...submitting, status: 'checking' };
          for (const { show } of pages) show(inFlight.state);
        },
        isCanceled: areAllLeft,
        isRetry: current.status === 'unknown',
      }),
    };
    const result = await keepAttempt(order.idempotencyKey, inFlight);
    if (result.kind === 'accepted' || result.kind === 'rejected') pendingOrderStorage.clear();
    if (areAllLeft()) reportMissedOutcome(result);
    showResult(submitting, result);
  };

  return {
    state,
    review,
    /** Submits the reviewed order, or checks again with the same key; asks for the two-factor code first. */
    confirm: (current: ConfirmState) => {
      const shouldAskForCode = requiresCode && current.step === 'review' && current.status === 'ready';
      if (shouldAskForCode) setState({ ...current, step: 'code' });
      else void attempt(current, current.code);
    },
    submitCode: (current: ConfirmState, code: string) => void attempt(current, code),
    /** Returns to the form with errors that were found without the server. */
    setErrors: (draft: Draft, errors: FieldErrors) => setState(toFormState(draft, { errors })),
    /** Returns to the form, or stops loading the terms. */
    edit: (draft: Draft) => {
      quotedDraft.current = null;
      setState(toFormState(draft));
    },
    /** Discards an order whose outcome is unknown. */
    stopChecking: () => {
      pendingOrderStorage.clear();
      setState(toFormState(initialDraft));
    },
  };
}
