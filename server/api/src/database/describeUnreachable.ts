import { SQL_STATES } from './sqlStates';

/** Environment variable with the URL of a database. */
export type DatabaseUrlSetting = 'DATABASE_URL' | 'DATABASE_OWNER_URL';

/**
 * Describes why the database at the URL in a setting can't be reached. When a host has several IP addresses and none
 * answers, the error has a code but no message.
 */
export function describeUnreachable(setting: DatabaseUrlSetting, error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === SQL_STATES.tooManyConnections)
    return `The database at ${setting} accepts no more connections: ${message}. Each API process opens up to 10. Raise the limit, or put a pooler in front of it.`;
  return `The database at ${setting} can't be reached: ${message || code}. Check that it is running and that ${setting} is correct.`;
}
