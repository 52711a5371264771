import type { Queries } from '../database/Database';
import { deleteBatch } from '../database/deleteBatch';

/** Stores a pending two-factor login. */
export async function addChallenge(
  queries: Queries,
  challenge: { id: string; accountId: string; expiresAt: Date },
): Promise<void> {
  await queries.query('insert into two_factor_challenges (id, account_id, expires_at) values ($1, $2, $3)', [
    challenge.id,
    challenge.accountId,
    challenge.expiresAt,
  ]);
}

/** Counts an attempt and returns the number so far; undefined when the challenge is unknown or complete. */
export async function countChallengeAttempt(queries: Queries, id: string): Promise<number | undefined> {
  const rows = await queries.query<{ attempts: number }>(
    'update two_factor_challenges set attempts = attempts + 1 where id = $1 and used_at is null returning attempts',
    [id],
  );
  return rows[0]?.attempts;
}

/** Completes the challenge; false when it is complete already. */
export async function spendChallenge(queries: Queries, id: string, now: Date): Promise<boolean> {
  const rows = await queries.query(
    'update two_factor_challenges set used_at = $2 where id = $1 and used_at is null returning id',
    [id, now],
  );
  return rows.length === 1;
}

/** Deletes all pending two-factor logins of the account. */
export async function deleteChallenges(queries: Queries, accountId: string): Promise<void> {
  await queries.query('delete from two_factor_challenges where account_id = $1', [accountId]);
}

/** Deletes challenges that expired before `since`. */
export const purgeChallenges = (queries: Queries, since: Date): Promise<number> =>
  deleteBatch(queries, 'two_factor_challenges', 'expires_at < $1', [since]);
