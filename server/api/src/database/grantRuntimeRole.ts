import { ADVISORY_LOCKS } from './advisoryLocks';
import type { Database, Queries } from './Database';
import { getFirstRow } from './getFirstRow';

/** Returns the role of a connection. */
export async function readRole(database: Database): Promise<string> {
  const rows = await database.query<{ role: string }>('select current_user::text as role');
  return getFirstRow(rows).role;
}

// The rights that the server needs, and no more: it only adds entries, legs and rows of the logs of releases
// and flags, and triggers compute balances from legs. Locking rows of ledger accounts requires the right to
// update one of their columns; a trigger rejects updates of the column that is granted for this.
const GRANTS = `
grant usage on schema %1$I to %2$I;
grant usage on all sequences in schema %1$I to %2$I;
grant select, insert, update, delete on all tables in schema %1$I to %2$I;
revoke update, delete on %1$I.ledger_entries, %1$I.ledger_legs, %1$I.ledger_accounts, %1$I.release_log,
  %1$I.flag_log from %2$I;
revoke insert, update, delete on %1$I.migrations, %1$I.tokens from %2$I;
grant update (token) on %1$I.ledger_accounts to %2$I`;

/** Grants a role what the server needs to run; `queries` run as the role that owns the tables. */
export async function grantRuntimeRole(queries: Queries, role: string): Promise<void> {
  const rows = await queries.query<{ sql: string }>(`select format($1, current_schema(), $2::text) as sql`, [
    GRANTS,
    role,
  ]);
  await queries.script(getFirstRow(rows).sql);
}

/** Grants the rights to a role that has none yet: one that was set up after the migrations. */
export async function grantNewRuntimeRole(owner: Database, role: string): Promise<void> {
  await owner.transaction(async (queries) => {
    // Two processes that start at the same time would grant at the same time, which PostgreSQL refuses.
    await queries.query('select pg_advisory_xact_lock($1)', [ADVISORY_LOCKS.migration]);
    const rows = await queries.query<{ isGranted: boolean }>(
      `select has_table_privilege($1, 'game_state', 'update') as "isGranted"`,
      [role],
    );
    if (!getFirstRow(rows).isGranted) await grantRuntimeRole(queries, role);
  });
}
