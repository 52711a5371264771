import type { ApiErrorBody, FieldErrors } from '@hashgrid/contracts';

/** Why a payment was not sent, where no field is at fault. */
export interface Refusal {
  message: string;
  /** ISO time; null where trying again may help at once. */
  until: string | null;
}

const FORBIDDEN = 403;

/** What a refusal says about the form: words for its fields, or one for above it. */
export function mapFormError({ statusCode, message, errors, retryAfter }: ApiErrorBody): {
  errors: FieldErrors;
  refusal: Refusal | null;
} {
  // Sends are paused: that is no matter of a field, whatever the server pins it to.
  const isOfForm = statusCode === FORBIDDEN || !errors;
  if (!isOfForm) return { errors, refusal: null };
  const until = retryAfter ? new Date(Date.now() + retryAfter * 1000).toISOString() : null;
  return { errors: {}, refusal: { message, until } };
}
