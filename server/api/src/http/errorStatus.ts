import { ERROR_CODES } from '@hashgrid/contracts';
import type { ErrorKind } from '../DomainError';

/** HTTP status of each kind of error. */
export const ERROR_STATUS: Readonly<Record<ErrorKind, number>> = {
  malformed: 400,
  unauthenticated: 401,
  accessTokenExpired: 401,
  sessionRevoked: 401,
  twoFactorRequired: 401,
  forbidden: 403,
  accountClosed: 403,
  addressNotLinked: 403,
  notFound: 404,
  conflict: 409,
  gone: 410,
  tooLarge: 413,
  unsupportedMediaType: 415,
  invalid: 422,
  twoFactorCodeMissing: 422,
  rateLimited: 429,
  tooManyConnections: 429,
  unavailable: 503,
};

/** `statusCode` of the body where it is not the HTTP status. */
const BODY_CODES: Partial<Record<ErrorKind, number>> = {
  accessTokenExpired: ERROR_CODES.accessTokenExpired,
  sessionRevoked: ERROR_CODES.sessionRevoked,
  twoFactorRequired: ERROR_CODES.twoFactorNeeded,
  twoFactorCodeMissing: ERROR_CODES.twoFactorNeeded,
  accountClosed: ERROR_CODES.accountClosed,
  addressNotLinked: ERROR_CODES.addressNotLinked,
  rateLimited: ERROR_CODES.rateLimited,
};

/** Returns the `statusCode` that the body of an error carries. */
export const getErrorCode = (kind: ErrorKind): number => BODY_CODES[kind] ?? ERROR_STATUS[kind];
