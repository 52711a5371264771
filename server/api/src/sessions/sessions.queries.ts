import type { Queries } from '../database/Database';
import { deleteBatch } from '../database/deleteBatch';

export interface NewSession {
  id: string;
  accountId: string;
  now: Date;
  expiresAt: Date;
  /** The `User-Agent`. */
  device: string;
  ipAddress: string;
  /** The wallet address that began the session; null for the password. */
  linkedAddress: string | null;
}

export async function addSession(queries: Queries, session: NewSession): Promise<void> {
  await queries.query(
    `insert into sessions (id, account_id, created_at, used_at, expires_at, device, address, linked_address)
     values ($1, $2, $3, $3, $4, $5, $6, $7)`,
    [
      session.id,
      session.accountId,
      session.now,
      session.expiresAt,
      session.device,
      session.ipAddress,
      session.linkedAddress,
    ],
  );
}

/** Returns whether the session belongs to the account and is neither expired nor revoked. */
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

/** A session as shown to its player. */
export interface SessionRow {
  id: string;
  /** The `User-Agent`. */
  device: string;
  ipAddress: string;
  createdAt: Date;
  usedAt: Date;
}

/** Returns the active sessions of an account, most recently used first, a hundred at most. */
export const listSessions = (queries: Queries, accountId: string, now: Date): Promise<SessionRow[]> =>
  queries.query<SessionRow>(
    `select id, device, address as "ipAddress", created_at as "createdAt", used_at as "usedAt" from sessions
     where account_id = $1 and revoked_at is null and expires_at > $2 order by used_at desc, id limit 100`,
    [accountId, now],
  );

/** Revokes a session of the account. Returns false when there is no such active session. */
export async function revokeSession(
  queries: Queries,
  { id, accountId, now }: { id: string; accountId: string; now: Date },
): Promise<boolean> {
  const rows = await queries.query(
    `update sessions set revoked_at = $3
     where id = $1 and account_id = $2 and revoked_at is null and expires_at > $3 returning id`,
    [id, accountId, now],
  );
  return rows.length === 1;
}

/** Revokes all sessions of the account except `keep`, and returns how many there were. */
export async function revokeSessions(
  queries: Queries,
  { accountId, keep, now }: { accountId: string; keep: string | null; now: Date },
): Promise<number> {
  const rows = await queries.query(
    `update sessions set revoked_at = $3
     where account_id = $1 and id is distinct from $2::uuid and revoked_at is null and expires_at > $3 returning id`,
    [accountId, keep, now],
  );
  return rows.length;
}

/** Returns when an active session began, and the wallet address that began it; null for the password. */
export async function findSessionStart(
  queries: Queries,
  { id, accountId, now }: { id: string; accountId: string; now: Date },
): Promise<(Pick<NewSession, 'linkedAddress'> & { createdAt: Date }) | undefined> {
  const rows = await queries.query<{ createdAt: Date; linkedAddress: string | null }>(
    `select created_at as "createdAt", linked_address as "linkedAddress" from sessions
     where id = $1 and account_id = $2 and revoked_at is null and expires_at > $3`,
    [id, accountId, now],
  );
  return rows[0];
}

/** Revokes the sessions that began with a wallet address, except `keep`. */
export async function revokeAddressSessions(
  queries: Queries,
  { accountId, address, keep, now }: { accountId: string; address: string; keep: string; now: Date },
): Promise<void> {
  await queries.query(
    `update sessions set revoked_at = $4
     where account_id = $1 and linked_address = $2 and id <> $3 and revoked_at is null and expires_at > $4`,
    [accountId, address, keep, now],
  );
}

/** Records the device and IP address of a session's use, and extends it to `expiresAt`, at most `maxSeconds` after its start. */
export async function extendSession(
  queries: Queries,
  use: { id: string; now: Date; expiresAt: Date; maxSeconds: number; device: string; ipAddress: string },
): Promise<void> {
  await queries.query(
    `update sessions set used_at = $2, device = $4, address = $5,
       expires_at = least($3::timestamptz, created_at + make_interval(secs => $6))
     where id = $1`,
    [use.id, use.now, use.expiresAt, use.device, use.ipAddress, use.maxSeconds],
  );
}

/** Deletes a batch of sessions that ended before a time, after all their refresh tokens. */
export async function purgeSessions(queries: Queries, before: Date): Promise<number> {
  const hasEnded = 'expires_at < $1 or revoked_at < $1';
  const belongsToEndedSession = `session_id in (select id from sessions where ${hasEnded})`;
  const tokens = await deleteBatch(queries, 'refresh_tokens', belongsToEndedSession, [before]);
  return tokens > 0 ? tokens : deleteBatch(queries, 'sessions', hasEnded, [before]);
}
