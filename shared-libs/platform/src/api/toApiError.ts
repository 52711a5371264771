import type { ApiErrorBody, FieldErrors } from '@hashgrid/contracts';
import { msg } from '../language/msg';

const UNKNOWN_ERROR = msg('Something went wrong. Try again.');
const MAX_MESSAGE_LENGTH = 300;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isSeconds = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value > 0;

function readFieldErrors(found: unknown): FieldErrors | undefined {
  if (!isRecord(found)) return undefined;
  const fields = Object.entries(found).map(([field, texts]) => [
    field,
    (Array.isArray(texts) ? texts : [texts]).filter((text): text is string => typeof text === 'string'),
  ]);
  return Object.fromEntries(fields) as FieldErrors;
}

function readAddressProof(found: unknown): ApiErrorBody['data'] {
  if (!isRecord(found)) return undefined;
  const { addressProof, expiresAt } = found;
  return typeof addressProof === 'string' && typeof expiresAt === 'string'
    ? { addressProof, expiresAt }
    : undefined;
}

/** Parses an error body: message and code get defaults, invalid fields are dropped. */
export function readErrorBody(
  body: unknown,
  httpStatus: number,
  fallbackMessage: string = UNKNOWN_ERROR,
): ApiErrorBody {
  const found = isRecord(body) ? body : {};
  const { message, statusCode, retryAfter } = found;
  const errors = readFieldErrors(found.errors);
  const data = readAddressProof(found.data);
  return {
    statusCode: typeof statusCode === 'number' ? statusCode : httpStatus,
    message:
      typeof message === 'string' && message.trim() ? message.slice(0, MAX_MESSAGE_LENGTH) : fallbackMessage,
    ...(errors && { errors }),
    ...(isSeconds(retryAfter) && { retryAfter }),
    ...(data && { data }),
  };
}

/** Converts any error of a query or mutation to an API error body, with defaults. */
export const toApiError = (error: unknown): ApiErrorBody => readErrorBody(error, 0);
