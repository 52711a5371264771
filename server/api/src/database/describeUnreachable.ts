/** Returns why the database of a setting can't be used. Without an answer of all addresses of a host, the error has no message. */
export function describeUnreachable(setting: 'DATABASE_URL' | 'DATABASE_OWNER_URL', error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  return `The database of ${setting} can't be reached: ${message || code}`;
}
