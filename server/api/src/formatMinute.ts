/** Returns a time in ISO format to the minute, in UTC: `2026-01-31 23:59`. */
export const formatMinute = (time: string): string => time.slice(0, 16).replace('T', ' ');
