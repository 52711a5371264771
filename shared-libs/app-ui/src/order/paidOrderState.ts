import type { FieldErrors } from '@hashgrid/contracts';
import type { FormErrors } from './mapFormError';

/** The player's input, `draft`, and the terms that the server quoted for it. */
export interface QuotedOrder<Draft, Terms> {
  draft: Draft;
  terms: Terms;
}

/** A quoted order under review. Every attempt to submit it has the same key, so that the server executes it once. */
export interface ReviewedOrder<Draft, Terms> extends QuotedOrder<Draft, Terms> {
  idempotencyKey: string;
  /** Time of the review by the device's clock, in milliseconds; missing in orders that an older release stored. */
  reviewedAt?: number;
}

/** A reviewed order as read from storage, before it is validated. */
export type StoredOrder = Partial<Record<keyof ReviewedOrder<unknown, unknown>, unknown>>;

/** `checking`: an attempt got no response and is being retried. `unknown`: no retry got a response either. */
export type OrderStatus = 'ready' | 'submitting' | 'checking' | 'unknown';

/** The player enters the order. */
export interface OrderFormState<Draft> extends FormErrors {
  step: 'form';
  draft: Draft;
  /** Whether the terms are loading. */
  isBusy: boolean;
}

/** The player reviews and confirms the order, or enters the two-factor code; its outcome may be pending or unknown. */
export interface OrderConfirmState<Draft, Terms> {
  step: 'review' | 'code';
  order: ReviewedOrder<Draft, Terms>;
  status: OrderStatus;
  /** Two-factor code of the last attempt. */
  code?: string;
  codeErrors: readonly string[];
}

/** The server has executed the order. */
export interface OrderDoneState<Receipt> {
  step: 'done';
  receipt: Receipt;
}

export type PaidOrderState<Draft, Terms, Receipt> =
  OrderFormState<Draft> | OrderConfirmState<Draft, Terms> | OrderDoneState<Receipt>;

/** Returns whether an order is being submitted or retried. */
export const isInFlight = (status: OrderStatus): boolean => status === 'submitting' || status === 'checking';

/** Returns the form state for a draft, with the given errors if there are any. */
export const toFormState = <Draft>(
  draft: Draft,
  { errors = {}, rejection = null }: Partial<FormErrors> = {},
): OrderFormState<Draft> => ({ step: 'form', draft, errors, rejection, isBusy: false });

/** Returns the state of an order under review. */
export const toReviewState = <Draft, Terms>(
  order: ReviewedOrder<Draft, Terms>,
  status: OrderStatus,
): OrderConfirmState<Draft, Terms> => ({ step: 'review', order, status, codeErrors: [] });

/** Result of loading the terms of a draft: the quoted order, or the errors of the form's fields. */
export type Quotation<Draft, Terms> = QuotedOrder<Draft, Terms> | { errors: FieldErrors };
