import type { Queries } from '../database/Database';

interface ErasableAccount {
  id: string;
  email: string;
  emailKey: string;
}

/**
 * Locks and returns up to `count` accounts to erase, the earliest closed first: those closed before
 * `closedBefore` whose `kept_until`, if they have one, has passed at `now`. Rows that another transaction has
 * locked are skipped. Inserts of security events wait for these locks, and then find the account erased.
 */
export const lockErasableAccounts = (
  queries: Queries,
  { closedBefore, now, count }: { closedBefore: Date; now: Date; count: number },
): Promise<ErasableAccount[]> =>
  queries.query<ErasableAccount>(
    `select id, email, email_key as "emailKey" from accounts
     where closed_at < $1 and erased_at is null and coalesce(kept_until <= $2, true)
     order by closed_at limit $3 for update skip locked`,
    [closedBefore, now, count],
  );

/** The rows that are deleted with an account, in this order. `$1` is the ID of the account. */
export const DELETIONS = [
  'flag_players where account_id = $1',
  'linked_addresses where account_id = $1',
  'refresh_tokens where session_id in (select id from sessions where account_id = $1)',
  'sessions where account_id = $1',
  'two_factor_challenges where account_id = $1',
  'two_factor where account_id = $1',
  'recovery_codes where account_id = $1',
  'known_devices where account_id = $1',
  'login_devices where account_id = $1',
  'reset_tokens where account_id = $1',
  'security_events where account_id = $1',
  'idempotency_keys where account_id = $1',
  'achievements where player_id = $1',
  'week_goals where player_id = $1',
  'paid_players where $1 in (player_id, recipient_id)',
  'player_progress where player_id = $1',
  'leaderboard_rows where player_id = $1',
  'leaderboard_totals where player_id = $1',
  'notifications where account_id = $1',
  'notification_reads where account_id = $1',
  'pictures where account_id = $1',
  'kyc_files where account_id = $1',
  'kyc where account_id = $1',
];

/** Deletes the rows of an account, its emails, and the sign-ups with its email and their reserved usernames. */
export async function deleteAccountRows(
  queries: Queries,
  { id, email, emailKey }: ErasableAccount,
): Promise<void> {
  for (const deletion of DELETIONS) await queries.query(`delete from ${deletion}`, [id]);
  const signUps = 'select id from sign_ups where email_key = $1 or account_id = $2';
  await queries.query(`delete from activation_tokens where sign_up_id in (${signUps})`, [emailKey, id]);
  await queries.query('delete from sign_ups where email_key = $1 or account_id = $2', [emailKey, id]);
  await queries.query('delete from usernames where email_key = $1 and account_id is null', [emailKey]);
  await queries.query('delete from mails where recipient = $1 or lower(recipient) = $2', [email, emailKey]);
}

/**
 * Replaces what identifies the player, and keeps the account for the histories of others. The old username stays reserved
 * without a link to the account, so that nobody can pose as its player.
 */
export async function pseudonymizeAccount(
  queries: Queries,
  { id, pseudonym, now }: { id: string; pseudonym: string; now: Date },
): Promise<void> {
  await queries.query(
    `update usernames set account_id = null, email_key = '', held_until = null where account_id = $1`,
    [id],
  );
  await queries.query(`insert into usernames (username_key, email_key, account_id) values ($2, '', $1)`, [
    id,
    pseudonym,
  ]);
  await queries.query('update nodes set name = type where player_id = $1', [id]);
  // Nobody can guess the email or the referral code, so neither finds the account.
  await queries.query(
    `update accounts set username = $2, username_key = $2, email = '', email_key = 'erased:' || gen_random_uuid(), password_hash = '',
       referral_code = 'erased:' || gen_random_uuid(), name = null, country = null, preferences = null, leaderboard = 'hidden', sends_paused_until = null, is_staff = false,
       kept_until = null, erased_at = $3
     where id = $1`,
    [id, pseudonym, now],
  );
}
