import type { ApiErrorBody } from '@hashgrid/contracts';

const ALREADY_USED_STATUS = 409;

/** Returns whether the link has already activated its account: not an error for the player, and nothing to resend. */
export const isAlreadyActive = ({ statusCode }: ApiErrorBody): boolean => statusCode === ALREADY_USED_STATUS;
