import type { ApiErrorBody } from '@hashgrid/contracts';

/** Returns the error of a field, or else the message, which only says of an error with fields that some field has one. */
export const getErrorReason = ({ errors = {}, message }: ApiErrorBody): string =>
  Object.values(errors)[0]?.[0] ?? message;
