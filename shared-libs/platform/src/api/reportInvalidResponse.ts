import type { ApiErrorBody } from '@hashgrid/contracts';
import type { Mismatch } from '@hashgrid/contracts/schemas';
import { reportError } from '../telemetry/reportError';

/** Error of a query or mutation whose response breaks its contract. */
export interface InvalidResponse extends ApiErrorBody {
  /** HTTP status of the response. */
  statusCode: number;
  invalidResponse: Mismatch & {
    /** Method and path, such as `GET /shared/mining/nodes`. */
    endpoint: string;
    /** Tracking ID of the report, for the player to give to support. */
    errorId: string;
  };
}

const MESSAGE = 'We got an unexpected response. Please try again.';

class InvalidResponseError extends Error {
  override name = 'InvalidResponseError';
}

/** Tracking IDs by mismatch, so that a polled endpoint is reported once. */
const reportedIds = new Map<string, string>();

/** Reports a response that breaks its contract and returns the error for it. */
export function reportInvalidResponse(
  endpoint: string,
  statusCode: number,
  mismatch: Mismatch,
): InvalidResponse {
  const { path, expected } = mismatch;
  const text = `${endpoint}: ${path || 'the response'} is not ${expected}.`;
  const errorId =
    reportedIds.get(text) ?? reportError(new InvalidResponseError(text), { endpoint, path, expected });
  reportedIds.set(text, errorId);
  return { statusCode, message: MESSAGE, invalidResponse: { endpoint, path, expected, errorId } };
}

/** Returns the tracking ID of an `InvalidResponse`; null for any other error. */
export function getErrorId(error: unknown): string | null {
  const { invalidResponse } = (error ?? {}) as Partial<InvalidResponse>;
  return invalidResponse?.errorId ?? null;
}
