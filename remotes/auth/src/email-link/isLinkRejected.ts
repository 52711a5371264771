import type { ApiErrorBody } from '@hashgrid/contracts';

/** HTTP statuses of an unknown, used or expired token. */
const REJECTED_STATUSES: readonly number[] = [404, 409, 410];

/** Returns whether the server rejected the token of an emailed link, so that a retry with it is useless. */
export const isLinkRejected = ({ statusCode }: ApiErrorBody): boolean =>
  REJECTED_STATUSES.includes(statusCode);
