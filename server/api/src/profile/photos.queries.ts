import type { Queries } from '../database/Database';

/** Saves the photo of an account. The URL of an earlier one stops working. */
export async function savePhoto(
  queries: Queries,
  photo: { id: string; accountId: string; bytes: Buffer; now: Date },
): Promise<void> {
  await queries.query(
    `insert into pictures (id, account_id, bytes, created_at) values ($1, $2, $3, $4)
     on conflict (account_id) do update
       set id = excluded.id, bytes = excluded.bytes, created_at = excluded.created_at`,
    [photo.id, photo.accountId, photo.bytes, photo.now],
  );
}

export async function removePhoto(queries: Queries, accountId: string): Promise<void> {
  await queries.query('delete from pictures where account_id = $1', [accountId]);
}

/** Returns the bytes of a photo; undefined when it doesn't exist. */
export async function findPhoto(queries: Queries, id: string): Promise<Buffer | undefined> {
  const rows = await queries.query<{ bytes: Uint8Array }>('select bytes from pictures where id = $1', [id]);
  return rows[0] && Buffer.from(rows[0].bytes);
}
