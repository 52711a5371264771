/** Environment variable with the URL of a database. */
export type DatabaseUrlSetting = 'DATABASE_URL' | 'DATABASE_OWNER_URL';

/** PostgreSQL's code for a new connection above the limit of the server, the database or the role. */
const TOO_MANY_CONNECTIONS = '53300';

/**
 * Describes why the database at the URL in a setting can't be reached. When a host has several IP addresses and none
 * answers, the error has a code but no message.
 */
export function describeUnreachable(setting: DatabaseUrlSetting, error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === TOO_MANY_CONNECTIONS)
    return `The database at ${setting} accepts no more connections: ${message}. Each API process opens up to 10. Raise the limit, or put a pooler in front of it.`;
  return `The database at ${setting} can't be reached: ${message || code}. Check that it is running and that ${setting} is correct.`;
}
