import { SQL_STATES } from './sqlStates';

/**
 * Returns an error that says what to do about a migration that failed because of the database's state, or the error itself when the
 * migration is at fault.
 * @param role Role that applied the migrations.
 */
export function describeFailedMigration(role: string, error: unknown): unknown {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === SQL_STATES.insufficientPrivilege)
    return new Error(
      `Could not apply the migrations as the role "${role}": ${message}. It must own the tables and have the right to create others in the schema public. docs/how-to/change-the-database.md has the commands.`,
      { cause: error },
    );
  if (code === SQL_STATES.lockNotAvailable)
    return new Error(
      `Could not apply the migrations: another transaction used a table for too long (${message}). Nothing was changed. Start again; if it fails again, end long transactions first.`,
      { cause: error },
    );
  return error;
}
