import type { Queries } from '../database/Database';
import { findAccountByReferralCode, type Account } from './accounts.queries';

/** Returns the open account with a referral code, in whatever case it was typed; undefined when there is none. */
export async function findReferrer(queries: Queries, code: string): Promise<Account | undefined> {
  const account = await findAccountByReferralCode(queries, code.trim().toUpperCase());
  return account?.closedAt ? undefined : account;
}
