import type { Queries } from '../database/Database';

/** Work that waits. */
export interface QueueSizes {
  /** To be sent to the mail server, now or by a later attempt. */
  emails: number;
  /** Seen on the chain, and without enough confirmations yet. */
  topUps: number;
  /** Ended and not settled. */
  blocks: number;
}

export async function readQueueSizes(queries: Queries): Promise<QueueSizes> {
  const [sizes] = await queries.query<QueueSizes>(
    `select (select count(*) from mails where due_at is not null)::float8 as emails,
       (select count(*) from top_ups where status = 'pending')::float8 as "topUps",
       (select greatest(0, floor((extract(epoch from clock_timestamp()) - settled_until) / block_seconds))
        from game_state)::float8 as blocks`,
  );
  return sizes ?? { emails: 0, topUps: 0, blocks: 0 };
}
