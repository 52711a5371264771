import type { Queries } from '../database/Database';
import { deleteBatch } from '../database/deleteBatch';

export interface UsernameClaim {
  usernameKey: string;
  emailKey: string;
  now: Date;
  heldUntil: Date;
}

/**
 * Reserves a username for a sign-up. Returns false when it is taken. Sign-ups with the same email share the
 * reservation.
 */
export async function claimUsername(queries: Queries, claim: UsernameClaim): Promise<boolean> {
  const rows = await queries.query(
    `insert into usernames (username_key, email_key, held_until) values ($1, $2, $4)
     on conflict (username_key) do update set email_key = excluded.email_key, held_until = excluded.held_until
     where usernames.account_id is null
       and (usernames.email_key = excluded.email_key or usernames.held_until <= $3)
     returning username_key`,
    [claim.usernameKey, claim.emailKey, claim.now, claim.heldUntil],
  );
  return rows.length === 1;
}

/** Assigns a reserved username to an account permanently. */
export async function assignUsername(
  queries: Queries,
  usernameKey: string,
  accountId: string,
): Promise<void> {
  await queries.query('update usernames set account_id = $2, held_until = null where username_key = $1', [
    usernameKey,
    accountId,
  ]);
}

/** Releases expired reservations of sign-ups that weren't activated. */
export const releaseUsernames = (queries: Queries, now: Date): Promise<number> =>
  deleteBatch(queries, 'usernames', 'account_id is null and held_until <= $1', [now]);
