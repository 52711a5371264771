import type { Database } from './Database';

interface Ownership {
  owner: string;
  /** Whether the role of DATABASE_URL owns the tables, or is a member of the role that does. */
  isOwnedByServer: boolean;
  isOwnedByOwner: boolean;
}

/**
 * Checks that DATABASE_URL and DATABASE_OWNER_URL aren't swapped: without pending migrations, the server would run as the role that owns the
 * tables, which can change the ledger.
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
  throw new Error(
    `DATABASE_URL and DATABASE_OWNER_URL are swapped: the tables belong to the role "${ownership.owner}" of DATABASE_URL, not to "${ownerRole}" of DATABASE_OWNER_URL. Swap the two values.`,
  );
}
