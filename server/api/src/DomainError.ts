import type { ApiErrorBody, FieldErrors } from '@hashgrid/contracts/schemas';
import { MESSAGES } from './messages';

/** Why a request is refused. `http/errorStatus.ts` maps each kind to its status. */
export type ErrorKind =
  | 'malformed'
  | 'unauthenticated'
  | 'accessTokenExpired'
  | 'sessionRevoked'
  | 'twoFactorRequired'
  | 'forbidden'
  | 'accountClosed'
  | 'addressNotLinked'
  | 'notFound'
  | 'conflict'
  | 'gone'
  | 'tooLarge'
  | 'unsupportedMediaType'
  | 'invalid'
  | 'twoFactorCodeMissing'
  | 'rateLimited'
  | 'tooManyConnections'
  | 'unavailable';

interface Details {
  errors?: FieldErrors;
  /** Seconds until the same call may succeed. */
  retryAfter?: number;
  /** What the caller needs to continue. */
  data?: ApiErrorBody['data'];
}

/** A refusal that the caller is told about: its kind, a message for the player, and the invalid fields. */
export class DomainError extends Error {
  override readonly name = 'DomainError';
  readonly errors?: FieldErrors;
  readonly retryAfter?: number;
  readonly data?: Details['data'];

  constructor(
    readonly kind: ErrorKind,
    message: string,
    { errors, retryAfter, data }: Details = {},
  ) {
    super(message);
    this.errors = errors;
    this.retryAfter = retryAfter;
    this.data = data;
  }
}

/** Returns the error for a single invalid field. */
export const fieldError = (field: string, message: string) =>
  new DomainError('invalid', MESSAGES.invalidFields, { errors: { [field]: [message] } });

/** Returns the whole seconds until a time, at least one. */
export const secondsUntil = (until: Date, now: Date): number =>
  Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000));

/** Returns the error for a call that may be repeated at `until`. */
export const rateLimitError = (until: Date, now: Date, message: string = MESSAGES.tooManyAttempts) =>
  new DomainError('rateLimited', message, { retryAfter: secondsUntil(until, now) });
