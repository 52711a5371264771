/** Environment variable with the URL of a database. */
export type DatabaseUrlSetting = 'DATABASE_URL' | 'DATABASE_OWNER_URL';

/**
 * Describes why the database at the URL in a setting can't be reached. When a host has several IP addresses and none
 * answers, the error has a code but no message.
 */
export function describeUnreachable(setting: DatabaseUrlSetting, error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  return `The database at ${setting} can't be reached: ${message || code}. Check that it is running and that ${setting} is correct.`;
}
