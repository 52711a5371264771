import type { Preferences } from '@hashgrid/contracts';
import type { Queries, Transaction } from '../database/Database';

export interface Account {
  id: string;
  username: string;
  email: string;
  passwordHash: string;
  referralCode: string;
  /** ID of the photo in `pictures`; null without a photo. */
  photoId: string | null;
  name: string | null;
  country: string | null;
  /** Null until the player saves preferences. */
  preferences: Preferences | null;
  /** When the player closed the account; null while it is open. */
  closedAt: Date | null;
  /** When sending is possible again; null if it was never paused. */
  sendsPausedUntil: Date | null;
  isStaff: boolean;
  createdAt: Date;
}

export interface NewAccount {
  id: string;
  username: string;
  usernameKey: string;
  email: string;
  emailKey: string;
  passwordHash: string;
  referralCode: string;
  referrerId: string | null;
  createdAt: Date;
}

/** The stored JSON keeps the legacy names `mails` and `newSignIn`, which older servers read. */
const PREFERENCES = `(preferences - 'mails') || jsonb_build_object('emails', jsonb_strip_nulls(
  (coalesce(preferences->'mails', '{}') - 'newSignIn')
    || jsonb_build_object('newLogin', preferences->'mails'->'newSignIn')))`;

const COLUMNS = `id, username, email, password_hash as "passwordHash", referral_code as "referralCode",
  (select pictures.id from pictures where account_id = accounts.id) as "photoId", name, country, ${PREFERENCES} as preferences, closed_at as "closedAt",
  sends_paused_until as "sendsPausedUntil", is_staff as "isStaff", created_at as "createdAt"`;

const findBy =
  (column: 'id' | 'email_key' | 'username_key' | 'referral_code') =>
  async (queries: Queries, value: string): Promise<Account | undefined> =>
    (await queries.query<Account>(`select ${COLUMNS} from accounts where ${column} = $1`, [value]))[0];

export const findAccount = findBy('id');
// These compare keys: pass emails and usernames through `normalizeIdentifier`, and codes to `findReferrer`.
export const findAccountByEmail = findBy('email_key');
export const findAccountByUsername = findBy('username_key');
export const findAccountByReferralCode = findBy('referral_code');

/**
 * Returns the account, locked until the transaction ends; undefined when it doesn't exist. Every change of
 * credentials and every new session takes this lock first, so neither can overtake the other. `for no key
 * update` still lets other transactions insert rows that refer to the account. Logging out, for example,
 * locks a session and then inserts a security event: if it waited here for a transaction that waits for the
 * session, both would deadlock.
 */
export async function lockAccount(queries: Queries, id: string): Promise<Account | undefined> {
  const rows = await queries.query<Account>(
    `select ${COLUMNS} from accounts where id = $1 for no key update`,
    [id],
  );
  return rows[0];
}

/**
 * Returns the account with an email address, to which the transaction sends an email that anybody can cause. The account can't be
 * erased before the transaction ends: otherwise, the email would outlive the account's data.
 */
export async function findRecipientAccount(
  transaction: Transaction,
  emailKey: string,
): Promise<Account | undefined> {
  const rows = await transaction.query<Account>(
    `select ${COLUMNS} from accounts where email_key = $1 for key share`,
    [emailKey],
  );
  return rows[0];
}

export async function setPasswordHash(queries: Queries, id: string, passwordHash: string): Promise<void> {
  await queries.query('update accounts set password_hash = $2 where id = $1', [id, passwordHash]);
}

/** Replaces a hash of the same password. Returns false when the password has changed meanwhile. */
export async function replacePasswordHash(
  queries: Queries,
  { id, from, to }: { id: string; from: string; to: string },
): Promise<boolean> {
  const rows = await queries.query(
    'update accounts set password_hash = $3 where id = $1 and password_hash = $2 returning id',
    [id, from, to],
  );
  return rows.length === 1;
}

/** Pauses sending until `until`, or until an existing later end. */
export async function pauseSends(queries: Queries, id: string, until: Date): Promise<void> {
  await queries.query(
    'update accounts set sends_paused_until = greatest(sends_paused_until, $2::timestamptz) where id = $1',
    [id, until],
  );
}

/** Sets when the account was closed; null opens it again. */
export async function setClosed(queries: Queries, id: string, closedAt: Date | null): Promise<void> {
  await queries.query('update accounts set closed_at = $2 where id = $1', [id, closedAt]);
}

export async function setPreferences(queries: Queries, id: string, preferences: Preferences): Promise<void> {
  const { newLogin, ...emails } = preferences.emails;
  const stored = { ...preferences, emails: undefined, mails: { newSignIn: newLogin, ...emails } };
  await queries.query('update accounts set preferences = $2::jsonb where id = $1', [
    id,
    JSON.stringify(stored),
  ]);
}

export async function setNameAndCountry(
  queries: Queries,
  id: string,
  { name, country }: Pick<Account, 'name' | 'country'>,
): Promise<void> {
  await queries.query('update accounts set name = $2, country = $3 where id = $1', [id, name, country]);
}

/** Adds an account. Returns false when its email is already in use. Its username must have been claimed. */
export async function addAccount(queries: Queries, account: NewAccount): Promise<boolean> {
  const rows = await queries.query(
    `insert into accounts (id, username, username_key, email, email_key, password_hash, referral_code, referrer_id, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict (email_key) do nothing returning id`,
    [
      account.id,
      account.username,
      account.usernameKey,
      account.email,
      account.emailKey,
      account.passwordHash,
      account.referralCode,
      account.referrerId,
      account.createdAt,
    ],
  );
  return rows.length === 1;
}
