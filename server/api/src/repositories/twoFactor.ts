import type { Queries } from '../database/Database';

export interface TwoFactorRow {
  secret: string;
  /** The newest time step whose code was taken. */
  lastStep: bigint;
}

/** The account's second factor; undefined unless it is enabled. */
export async function findTwoFactor(queries: Queries, accountId: string): Promise<TwoFactorRow | undefined> {
  const rows = await queries.query<TwoFactorRow>(
    'select secret, last_step as "lastStep" from two_factor where account_id = $1 and enabled_at is not null',
    [accountId],
  );
  return rows[0];
}

/** Takes a time step; false when it, or a later one, was taken before. */
export async function takeStep(queries: Queries, accountId: string, step: number): Promise<boolean> {
  const rows = await queries.query(
    'update two_factor set last_step = $2 where account_id = $1 and last_step < $2 returning account_id',
    [accountId, step],
  );
  return rows.length === 1;
}

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

/** Counts an attempt and says how many there were; undefined when the challenge is unknown or was met. */
export async function countChallengeAttempt(queries: Queries, id: string): Promise<number | undefined> {
  const rows = await queries.query<{ attempts: number }>(
    'update two_factor_challenges set attempts = attempts + 1 where id = $1 and used_at is null returning attempts',
    [id],
  );
  return rows[0]?.attempts;
}

/** Marks the challenge as met; false when it was before. */
export async function spendChallenge(queries: Queries, id: string, now: Date): Promise<boolean> {
  const rows = await queries.query(
    'update two_factor_challenges set used_at = $2 where id = $1 and used_at is null returning id',
    [id, now],
  );
  return rows.length === 1;
}
