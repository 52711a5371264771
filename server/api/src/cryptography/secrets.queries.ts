import type { Queries } from '../database/Database';
import { deleteBatch } from '../database/deleteBatch';

/** Name of the secret that signed tokens before there were master keys. */
const PLAIN_NAME = 'signing';

/** Returns the plain signing secret, locked until the transaction ends; undefined when it is gone. */
export async function lockPlainSigningSecret(queries: Queries): Promise<string | undefined> {
  const rows = await queries.query<{ value: string }>(
    'select value from secrets where name = $1 for update',
    [PLAIN_NAME],
  );
  return rows[0]?.value;
}

/** Replaces the plain signing secret with its ciphertext. */
export async function retireSigningSecret(
  queries: Queries,
  { name, encrypted, now }: { name: string; encrypted: string; now: Date },
): Promise<void> {
  await queries.query('delete from secrets where name = $1', [PLAIN_NAME]);
  await queries.query(
    'insert into secrets (name, value, retired_at) values ($1, $2, $3) on conflict do nothing',
    [name, encrypted, now],
  );
}

export async function findSecret(
  queries: Queries,
  name: string,
): Promise<{ value: string; retiredAt: Date } | undefined> {
  const rows = await queries.query<{ value: string; retiredAt: Date }>(
    'select value, retired_at as "retiredAt" from secrets where name = $1',
    [name],
  );
  return rows[0];
}

/**
 * Deletes a batch of secrets that were replaced before a time, unless second factors are still encrypted with them. Returns the
 * number deleted.
 */
export const purgeSecrets = (queries: Queries, before: Date): Promise<number> =>
  deleteBatch(
    queries,
    'secrets',
    'retired_at < $1 and not exists (select 1 from two_factor where recovery_salt is null)',
    [before],
  );
