/** Returns a time in ISO format as reviewers read it: `2026-01-31 23:59 UTC`. */
export const formatMinute = (time: string) => `${time.slice(0, 16).replace('T', ' ')} UTC`;
