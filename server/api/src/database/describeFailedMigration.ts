const INSUFFICIENT_PRIVILEGE = '42501';
const LOCK_NOT_AVAILABLE = '55P03';

/**
 * Returns an error that says what to do about a migration that failed because of the database's state, or the error itself when the
 * migration is at fault.
 * @param role Role that applied the migrations.
 */
export function describeFailedMigration(role: string, error: unknown): unknown {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === INSUFFICIENT_PRIVILEGE)
    return new Error(
      `Could not apply the migrations as the role "${role}": ${message}. It must own the tables and have the right to create others in the schema public. docs/how-to/change-the-database.md has the commands.`,
      { cause: error },
    );
  if (code === LOCK_NOT_AVAILABLE)
    return new Error(
      `Could not apply the migrations: another transaction used a table for too long (${message}). Nothing was changed. Start again; if it fails again, end long transactions first.`,
      { cause: error },
    );
  return error;
}
