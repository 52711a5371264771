import type { Queries } from '../database/Database';
import { getFirstRow } from '../database/getFirstRow';

/** Number of items that wait in each queue, over all processes on the database. */
export interface QueueSizes {
  /** Emails to send to the mail server, now or in a later attempt. */
  emails: number;
  /** Top-ups that were seen on the chain and don't have enough confirmations yet. */
  topUps: number;
  /** Blocks that have ended and aren't settled. */
  blocks: number;
}

export async function readQueueSizes(queries: Queries): Promise<QueueSizes> {
  const rows = await queries.query<QueueSizes>(
    `select (select count(*) from mails where due_at is not null)::float8 as emails,
       (select count(*) from top_ups where status = 'pending')::float8 as "topUps",
       (select greatest(0, floor((extract(epoch from clock_timestamp()) - settled_until) / block_seconds))
        from game_state)::float8 as blocks`,
  );
  return getFirstRow(rows);
}
