import type { FieldErrors } from '@hashgrid/contracts';
import type { FormErrors } from './mapFormError';

/** An order as the player reviews it: what they asked for and the terms that the server quoted. */
export interface QuotedOrder<Draft, Terms> {
  draft: Draft;
  terms: Terms;
}

/** A reviewed order; every attempt at it carries the same key, so that the server executes it once. */
export interface ReviewedOrder<Draft, Terms> extends QuotedOrder<Draft, Terms> {
  idempotencyKey: string;
  /** Time of the review by the device's clock, in milliseconds; missing in orders that an older release stored. */
  reviewedAt?: number;
}

/** A reviewed order as it is read from storage, not checked yet. */
export type StoredOrder = Partial<Record<keyof ReviewedOrder<unknown, unknown>, unknown>>;

/** `checking`: an attempt got no response and is being retried. `unknown`: no retry got one either. */
export type OrderStatus = 'ready' | 'submitting' | 'checking' | 'unknown';

export interface OrderFormState<Draft> extends FormErrors {
  step: 'form';
  draft: Draft;
  /** Whether the terms are being loaded. */
  isBusy: boolean;
}

export interface OrderConfirmState<Draft, Terms> {
  step: 'review' | 'code';
  order: ReviewedOrder<Draft, Terms>;
  status: OrderStatus;
  /** Two-factor code of the last attempt. */
  code?: string;
  codeErrors: readonly string[];
}

export interface OrderDoneState<Receipt> {
  step: 'done';
  receipt: Receipt;
}

export type PaidOrderState<Draft, Terms, Receipt> =
  OrderFormState<Draft> | OrderConfirmState<Draft, Terms> | OrderDoneState<Receipt>;

/** Whether a request for the order is in flight. */
export const isInFlight = (status: OrderStatus): boolean => status === 'submitting' || status === 'checking';

export const toFormState = <Draft>(
  draft: Draft,
  { errors = {}, rejection = null }: Partial<FormErrors> = {},
): OrderFormState<Draft> => ({ step: 'form', draft, errors, rejection, isBusy: false });

export const toReviewState = <Draft, Terms>(
  order: ReviewedOrder<Draft, Terms>,
  status: OrderStatus,
): OrderConfirmState<Draft, Terms> => ({ step: 'review', order, status, codeErrors: [] });

/** What `load` of `review` resolves to: the quoted order, or why there is none. */
export type Quotation<Draft, Terms> = QuotedOrder<Draft, Terms> | { errors: FieldErrors };
