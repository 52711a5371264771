import { ERROR_CODES } from '@hashgrid/contracts';
import type { FieldErrors } from '@hashgrid/contracts/schemas';
import { MESSAGES } from './messages';

interface Details {
  /** `statusCode` of the body where it is not the HTTP status. */
  code?: number;
  errors?: FieldErrors;
  /** Seconds until the same call may succeed. */
  retryAfter?: number;
}

/** A failure that the caller is told of: HTTP status, text, and fields at fault. */
export class ProductError extends Error {
  readonly status: number;
  readonly code: number;
  readonly errors?: FieldErrors;
  readonly retryAfter?: number;

  constructor(status: number, message: string, { code = status, errors, retryAfter }: Details = {}) {
    super(message);
    this.name = 'ProductError';
    this.status = status;
    this.code = code;
    this.errors = errors;
    this.retryAfter = retryAfter;
  }
}

/** A single field at fault. */
export const fieldError = (field: string, message: string) =>
  new ProductError(422, MESSAGES.checkFields, { errors: { [field]: [message] } });

/** Whole seconds, one at least. */
export const secondsUntil = (until: Date, now: Date): number =>
  Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000));

/** Too often, or too early: try again at `until`. */
export const waitUntil = (until: Date, now: Date, message: string = MESSAGES.tooManyAttempts) =>
  new ProductError(429, message, {
    code: ERROR_CODES.rateLimited,
    retryAfter: secondsUntil(until, now),
  });
