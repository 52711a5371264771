import type { ApiErrorBody } from '@hashgrid/contracts';

/** Returns the first error of a field, or else the message: where fields have errors, it only says that there are some. */
export const getErrorReason = ({ errors = {}, message }: ApiErrorBody): string =>
  Object.values(errors)[0]?.[0] ?? message;
