import { serverNow } from '@hashgrid/platform';

const ISO_DATE_LENGTH = 10;

/** Returns the current UTC day by the server's clock: `2026-01-31`. */
export const getServerDay = (): string => new Date(serverNow()).toISOString().slice(0, ISO_DATE_LENGTH);
