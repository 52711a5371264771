/** Excludes hour 24, which `Date` accepts but RFC 3339 doesn't. */
const DATE_TIME = /^(\d{4}-\d{2}-\d{2})T(?!24)\d{2}:\d{2}:\d{2}(?:\.\d{1,9})?(?:Z|[+-]\d{2}:\d{2})$/;

/** Returns the time of an RFC 3339 text; null for another format, and for days that don't exist, such as February 31. */
export function parseDateTime(text: string): Date | null {
  const date = DATE_TIME.exec(text)?.[1];
  const time = new Date(text);
  if (!date || Number.isNaN(time.getTime())) return null;
  // `Date` moves February 31 to March.
  return new Date(`${date}T00:00:00Z`).toISOString().startsWith(date) ? time : null;
}
