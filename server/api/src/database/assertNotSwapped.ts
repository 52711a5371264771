import type { Database } from './Database';

interface Ownership {
  owner: string;
  /** Whether the role of DATABASE_URL owns the tables, or is a member of the role that does. */
  isOwnedByServer: boolean;
  isOwnedByOwner: boolean;
}

/**
 * Checks that DATABASE_URL and DATABASE_OWNER_URL aren't swapped: without pending migrations, the server would run as the role that owns the
 * tables, which can change the ledger. The same happens when an installation with one role gets an owner's role that has no tables yet.
 * @param ownerRole The role of DATABASE_OWNER_URL.
 * @throws {Error} When the role of DATABASE_URL owns the tables and the other doesn't.
 */
export async function assertNotSwapped(database: Database, role: string, ownerRole: string): Promise<void> {
  // No row before the first migration.
  const [ownership] = await database.query<Ownership>(
    `select pg_get_userbyid(relowner)::text as owner, pg_has_role($1::name, relowner, 'usage') as "isOwnedByServer",
       pg_has_role($2::name, relowner, 'usage') as "isOwnedByOwner"
     from pg_class where oid = to_regclass('migrations')`,
    [role, ownerRole],
  );
  if (!ownership || !ownership.isOwnedByServer || ownership.isOwnedByOwner) return;
  const claim =
    ownership.owner === role
      ? 'owns the tables'
      : `has the rights of "${ownership.owner}", which owns the tables`;
  throw new Error(
    `The role "${role}" of DATABASE_URL ${claim}, and "${ownerRole}" of DATABASE_OWNER_URL does not. If the two values are swapped, swap them back. Otherwise give the tables to "${ownerRole}": docs/how-to/change-the-database.md has the commands.`,
  );
}
