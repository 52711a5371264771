import type { ApiErrorBody, FieldErrors } from '@hashgrid/contracts';

/** Reason for a rejection that no field of the form can show. */
export interface Rejection {
  /** Text key. */
  message: string;
  /** ISO time from which a retry can succeed; null if it can right away or in a moment, as the message then says. */
  until: string | null;
  /** Whether such orders are paused for the player's security, rather than attempted too often. */
  isPaused: boolean;
}

/** Errors of an order's form: of its fields, and of the form as a whole. */
export interface FormErrors {
  errors: FieldErrors;
  rejection: Rejection | null;
}

const FORBIDDEN = 403;
/** Shorter waits have no date, because dates show minutes. */
const MIN_DATED_SECONDS = 60;

/**
 * Splits an API error into errors of the form's fields and a message for the whole form, which is null if the fields show
 * everything.
 * @param fields names of the fields that the form shows
 */
export function mapFormError(error: ApiErrorBody, fields: readonly string[]): FormErrors {
  const { statusCode, message, errors = {}, retryAfter } = error;
  const isPaused = statusCode === FORBIDDEN;
  const hasDate = retryAfter && (isPaused || retryAfter >= MIN_DATED_SECONDS);
  const until = hasDate ? new Date(Date.now() + retryAfter * 1000).toISOString() : null;
  const shown = Object.entries(errors).filter(([field]) => fields.includes(field));
  const [firstHidden] = Object.entries(errors).filter(([field]) => !fields.includes(field));
  const isShownByFields = shown.length > 0 && !firstHidden;
  return {
    errors: Object.fromEntries(shown),
    rejection: isShownByFields ? null : { message: firstHidden?.[1][0] ?? message, until, isPaused },
  };
}
