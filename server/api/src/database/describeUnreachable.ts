/** Returns why the database of a setting can't be used. When none of several addresses of a host answers, the error has only a code. */
export function describeUnreachable(setting: 'DATABASE_URL' | 'DATABASE_OWNER_URL', error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  return `The database of ${setting} can't be reached: ${message || code}`;
}
