import { formatMinute } from '../formatMinute';

/** Returns a time in ISO format as reviewers read it: `2026-01-31 23:59 UTC`. */
export const formatUtcMinute = (time: string): string => `${formatMinute(time)} UTC`;
