import type { Queries } from '../database/Database';

export interface ActivationTokenRow {
  signUpId: string;
  expiresAt: Date;
  usedAt: Date | null;
}

export async function addActivationToken(
  queries: Queries,
  token: { hash: string; signUpId: string; expiresAt: Date },
): Promise<void> {
  await queries.query('insert into activation_tokens (hash, sign_up_id, expires_at) values ($1, $2, $3)', [
    token.hash,
    token.signUpId,
    token.expiresAt,
  ]);
}

/** Returns the token, locked until the transaction ends, so that two concurrent clicks activate once. */
export async function lockActivationToken(
  queries: Queries,
  hash: string,
): Promise<ActivationTokenRow | undefined> {
  const rows = await queries.query<ActivationTokenRow>(
    `select sign_up_id as "signUpId", expires_at as "expiresAt", used_at as "usedAt"
     from activation_tokens where hash = $1 for update`,
    [hash],
  );
  return rows[0];
}

export async function markActivationTokenUsed(queries: Queries, hash: string, now: Date): Promise<void> {
  await queries.query('update activation_tokens set used_at = $2 where hash = $1', [hash, now]);
}
