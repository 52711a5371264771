import type { ApiErrorBody } from '@hashgrid/contracts';

/** Returns whether a request failed without a response, so that its message is that there is no connection. */
export const hasNoResponse = ({ statusCode }: ApiErrorBody): boolean => statusCode === 0;
