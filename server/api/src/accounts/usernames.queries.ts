import { ADVISORY_LOCKS } from '../database/advisoryLocks';
import type { Queries, Transaction } from '../database/Database';
import { deleteBatch } from '../database/deleteBatch';
import { toSkeleton } from './toSkeleton';

export interface UsernameClaim {
  usernameKey: string;
  emailKey: string;
  now: Date;
  /** When the reservation expires, unless the account is activated before. */
  heldUntil: Date;
}

/**
 * Reserves a username for a sign-up. Returns false when it, or one that looks like it, is taken. Sign-ups with the same email
 * share the reservation. Needs a transaction: its lock prevents two look-alikes from being claimed concurrently.
 */
export async function claimUsername(transaction: Transaction, claim: UsernameClaim): Promise<boolean> {
  const skeleton = toSkeleton(claim.usernameKey);
  await transaction.query('select pg_advisory_xact_lock($1, hashtext($2))', [
    ADVISORY_LOCKS.usernames,
    skeleton,
  ]);
  const rows = await transaction.query(
    `insert into usernames (username_key, email_key, held_until)
     select $1, $2, $4::timestamptz
     where not exists (
       select 1 from usernames other where other.skeleton = $5 and other.username_key <> $1
         and not coalesce(other.account_id is null and (other.email_key = $2 or other.held_until <= $3), false)
     )
     on conflict (username_key) do update set email_key = excluded.email_key, held_until = excluded.held_until
     where usernames.account_id is null
       and (usernames.email_key = excluded.email_key or usernames.held_until <= $3)
     returning username_key`,
    [claim.usernameKey, claim.emailKey, claim.now, claim.heldUntil, skeleton],
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

/** Releases a batch of expired reservations of sign-ups that weren't activated. Returns the number released. */
export const releaseUsernames = (queries: Queries, now: Date): Promise<number> =>
  deleteBatch(queries, 'usernames', 'account_id is null and held_until <= $1', [now]);
