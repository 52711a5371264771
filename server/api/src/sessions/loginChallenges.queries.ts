import type { Queries } from '../database/Database';
import { deleteBatch } from '../database/deleteBatch';

/** Stores a pending two-factor login; `linkedAddress` is the wallet address that began it, null for the password. */
export async function addChallenge(
  queries: Queries,
  challenge: { id: string; accountId: string; expiresAt: Date; linkedAddress: string | null },
): Promise<void> {
  await queries.query(
    'insert into two_factor_challenges (id, account_id, expires_at, linked_address) values ($1, $2, $3, $4)',
    [challenge.id, challenge.accountId, challenge.expiresAt, challenge.linkedAddress],
  );
}

/** Counts an attempt and returns the number so far; undefined when the challenge is unknown or complete. */
export async function countChallengeAttempt(queries: Queries, id: string): Promise<number | undefined> {
  const rows = await queries.query<{ attempts: number }>(
    'update two_factor_challenges set attempts = attempts + 1 where id = $1 and used_at is null returning attempts',
    [id],
  );
  return rows[0]?.attempts;
}

/** Marks the challenge as used and returns what began it; undefined when it is unknown or already used. */
export async function markChallengeUsed(
  queries: Queries,
  id: string,
  now: Date,
): Promise<{ linkedAddress: string | null } | undefined> {
  const rows = await queries.query<{ linkedAddress: string | null }>(
    `update two_factor_challenges set used_at = $2 where id = $1 and used_at is null
     returning linked_address as "linkedAddress"`,
    [id, now],
  );
  return rows[0];
}

/** Deletes all pending two-factor logins of the account. */
export async function deleteChallenges(queries: Queries, accountId: string): Promise<void> {
  await queries.query('delete from two_factor_challenges where account_id = $1', [accountId]);
}

/** Deletes the pending two-factor logins of the account that began with a wallet address. */
export async function deleteAddressChallenges(
  queries: Queries,
  accountId: string,
  address: string,
): Promise<void> {
  await queries.query('delete from two_factor_challenges where account_id = $1 and linked_address = $2', [
    accountId,
    address,
  ]);
}

/** Deletes a batch of challenges that expired before a time. Returns the number deleted. */
export const purgeChallenges = (queries: Queries, before: Date): Promise<number> =>
  deleteBatch(queries, 'two_factor_challenges', 'expires_at < $1', [before]);
