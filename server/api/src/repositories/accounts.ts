import type { Queries } from '../database/Database';

export interface Account {
  id: string;
  username: string;
  email: string;
  passwordHash: string;
  referralCode: string;
  photoUrl: string | null;
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

const COLUMNS = `id, username, email, password_hash as "passwordHash", referral_code as "referralCode",
  photo_url as "photoUrl", created_at as "createdAt"`;

const findBy =
  (column: 'id' | 'email_key' | 'username_key' | 'referral_code') =>
  async (queries: Queries, value: string): Promise<Account | undefined> =>
    (await queries.query<Account>(`select ${COLUMNS} from accounts where ${column} = $1`, [value]))[0];

export const findAccount = findBy('id');
export const findAccountByEmail = findBy('email_key');
export const findAccountByUsername = findBy('username_key');
export const findAccountByReferralCode = findBy('referral_code');

/** Adds the account; false when its email or its referral code belongs to another. */
export async function addAccount(queries: Queries, account: NewAccount): Promise<boolean> {
  const rows = await queries.query(
    `insert into accounts (id, username, username_key, email, email_key, password_hash, referral_code, referrer_id, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict do nothing returning id`,
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
