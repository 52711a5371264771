import type { Queries } from '../database/Database';

export interface NewSession {
  id: string;
  accountId: string;
  now: Date;
  expiresAt: Date;
  /** The browser, as it names itself. */
  device: string;
  address: string;
}

export async function addSession(queries: Queries, session: NewSession): Promise<void> {
  await queries.query(
    `insert into sessions (id, account_id, created_at, used_at, expires_at, device, address)
     values ($1, $2, $3, $3, $4, $5, $6)`,
    [session.id, session.accountId, session.now, session.expiresAt, session.device, session.address],
  );
}

/** Whether the session is the account's and neither ended nor revoked. */
export async function isSessionLive(
  queries: Queries,
  { id, accountId, now }: { id: string; accountId: string; now: Date },
): Promise<boolean> {
  const rows = await queries.query(
    'select 1 from sessions where id = $1 and account_id = $2 and revoked_at is null and expires_at > $3',
    [id, accountId, now],
  );
  return rows.length === 1;
}

export async function revokeSession(queries: Queries, id: string, now: Date): Promise<void> {
  await queries.query('update sessions set revoked_at = $2 where id = $1 and revoked_at is null', [id, now]);
}

/** Puts off the end of a session that is in use. */
export async function extendSession(
  queries: Queries,
  { id, now, expiresAt }: { id: string; now: Date; expiresAt: Date },
): Promise<void> {
  await queries.query('update sessions set used_at = $2, expires_at = $3 where id = $1', [
    id,
    now,
    expiresAt,
  ]);
}
