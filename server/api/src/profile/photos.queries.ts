import type { Queries } from '../database/Database';

/** Puts a photo in place of the account's old one, whose address then leads nowhere. */
export async function replacePicture(
  queries: Queries,
  picture: { id: string; accountId: string; bytes: Buffer; now: Date },
): Promise<void> {
  await queries.query(
    `insert into pictures (id, account_id, bytes, created_at) values ($1, $2, $3, $4)
     on conflict (account_id) do update
       set id = excluded.id, bytes = excluded.bytes, created_at = excluded.created_at`,
    [picture.id, picture.accountId, picture.bytes, picture.now],
  );
}

export async function removePicture(queries: Queries, accountId: string): Promise<void> {
  await queries.query('delete from pictures where account_id = $1', [accountId]);
}

/** The bytes of a photo; undefined when nobody has it. */
export async function findPicture(queries: Queries, id: string): Promise<Buffer | undefined> {
  const rows = await queries.query<{ bytes: Uint8Array }>('select bytes from pictures where id = $1', [id]);
  return rows[0] && Buffer.from(rows[0].bytes);
}
