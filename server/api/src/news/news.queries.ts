import type { Queries } from '../database/Database';
import { deleteBatch } from '../database/deleteBatch';
import { getFirstRow } from '../database/getFirstRow';
import type { NewsTexts } from './NewsCommand';

interface News {
  texts: NewsTexts;
  publishedAt: Date;
  expiresAt: Date;
}

/** Stores a news item and returns its ID. */
export async function addNews(queries: Queries, { texts, publishedAt, expiresAt }: News): Promise<bigint> {
  const rows = await queries.query<{ id: bigint }>(
    'insert into news (texts, published_at, expires_at) values ($1::jsonb, $2, $3) returning id',
    [JSON.stringify(texts), publishedAt, expiresAt],
  );
  return getFirstRow(rows).id;
}

/** Returns the news that has not expired, newest first. */
export const listNews = (queries: Queries, now: Date): Promise<(News & { id: bigint })[]> =>
  queries.query(
    `select id, texts, published_at as "publishedAt", expires_at as "expiresAt" from news
     where expires_at > $1 order by id desc`,
    [now],
  );

/**
 * Adds a notification for all players for each news item that is due, unless there is one already. The lock keeps a news item from being
 * withdrawn meanwhile, which would leave its notification behind.
 */
export async function showDueNews(queries: Queries, now: Date): Promise<void> {
  await queries.query(
    `insert into notifications (kind, reference, data, created_at, expires_at)
     select 'news', 'news:' || id, jsonb_build_object('texts', texts), published_at, expires_at
     from news where published_at <= $1 and expires_at > $1 order by id for key share on conflict do nothing`,
    [now],
  );
}

/** Deletes a news item, with its notification if it was shown. Returns false when there is none with this ID. */
export async function deleteNews(queries: Queries, id: string): Promise<boolean> {
  const rows = await queries.query<{ id: bigint }>('delete from news where id::text = $1 returning id', [id]);
  await queries.query(`delete from notifications where account_id is null and reference = 'news:' || $1`, [
    id,
  ]);
  return rows.length > 0;
}

/** Deletes a batch of news that has expired. Returns the number deleted. */
export const purgeNews = (queries: Queries, now: Date): Promise<number> =>
  deleteBatch(queries, 'news', 'expires_at < $1', [now]);
