import type { ApiErrorBody } from '@hashgrid/contracts';
import type { Mismatch } from '@hashgrid/contracts/schemas';
import { reportError } from '../telemetry/reportError';

/** Error of a query or mutation whose answer came and is not what the contract says. */
export interface UnreadableAnswer extends ApiErrorBody {
  /** HTTP status of the answer. */
  statusCode: number;
  unreadable: Mismatch & {
    /** `GET /shared/mining/nodes`. */
    endpoint: string;
    /** Tracking id of the report, for the player to give to the support. */
    errorId: string;
  };
}

const MESSAGE = 'We got an unexpected response. Please try again.';

class UnreadableAnswerError extends Error {
  override name = 'UnreadableAnswerError';
}

/** Tracking ids by what is wrong: a call that is repeated every minute is reported once. */
const reported = new Map<string, string>();

/** Reports an answer that can't be read and returns the error for it. */
export function toUnreadableAnswer(
  endpoint: string,
  statusCode: number,
  mismatch: Mismatch,
): UnreadableAnswer {
  const { path, expected } = mismatch;
  const text = `${endpoint}: ${path || 'the answer'} is not ${expected}.`;
  const errorId =
    reported.get(text) ?? reportError(new UnreadableAnswerError(text), { endpoint, path, expected });
  reported.set(text, errorId);
  return { statusCode, message: MESSAGE, unreadable: { endpoint, path, expected, errorId } };
}

/** Tracking id of an error that was reported because its answer couldn't be read; null for any other error. */
export function errorIdOf(error: unknown): string | null {
  const { unreadable } = (error ?? {}) as Partial<UnreadableAnswer>;
  return unreadable?.errorId ?? null;
}
