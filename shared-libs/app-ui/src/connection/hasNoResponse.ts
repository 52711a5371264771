import { NETWORK_ERROR_CODE, type ApiErrorBody } from '@hashgrid/contracts';

/** Returns whether a request failed without a response: the browser is offline, or the server can't be reached or took too long. */
export const hasNoResponse = ({ statusCode }: ApiErrorBody): boolean => statusCode === NETWORK_ERROR_CODE;
