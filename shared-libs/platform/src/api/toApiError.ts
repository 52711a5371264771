import { isRecord, type ApiErrorBody, type FieldErrors } from '@hashgrid/contracts';
import { msg } from '../language/msg';

const UNKNOWN_ERROR = msg('Something went wrong. Please try again.');
const MAX_MESSAGE_LENGTH = 300;

const isSeconds = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value > 0;

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

function readFieldErrors(value: unknown): FieldErrors | undefined {
  if (!isRecord(value)) return undefined;
  const fields = Object.entries(value).map(([field, texts]) => [
    field,
    (Array.isArray(texts) ? texts : [texts]).filter(isText),
  ]);
  return Object.fromEntries(fields.filter(([, texts]) => texts?.length)) as FieldErrors;
}

/** Only a login with an unlinked wallet address has data in its error. */
function readAddressProof(value: unknown): ApiErrorBody['data'] {
  if (!isRecord(value)) return undefined;
  const { addressProof, expiresAt } = value;
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
  const fields = isRecord(body) ? body : {};
  const { message, statusCode, retryAfter } = fields;
  const errors = readFieldErrors(fields.errors);
  const data = readAddressProof(fields.data);
  return {
    statusCode: typeof statusCode === 'number' ? statusCode : httpStatus,
    message: isText(message) ? message.slice(0, MAX_MESSAGE_LENGTH) : fallbackMessage,
    ...(errors && { errors }),
    ...(isSeconds(retryAfter) && { retryAfter }),
    ...(data && { data }),
  };
}

/** Converts any error of a query or mutation to an API error body, with defaults. */
export const toApiError = (error: unknown): ApiErrorBody => readErrorBody(error, 0);
