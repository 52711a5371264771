import type { Queries } from '../database/Database';

/** Nodes of a player whose batteries run empty soon. */
export interface LowNodes {
  playerId: string;
  /** Number of these nodes. */
  nodes: number;
  /** When the first one is empty, in seconds. */
  emptyAt: number;
  /** Name of the first one. */
  name: string;
  /** Identifies the alert, so that it is sent once. */
  reference: string;
}

/**
 * Returns up to `limit` players with nodes that run empty between `now` and `until`, without those who have
 * had an alert in the period of `periodSeconds` in which the first node runs empty. Nodes at the end of their
 * life can't be recharged, so they don't count.
 */
export const listLowNodes = (
  queries: Queries,
  { now, until, periodSeconds, limit }: { now: number; until: number; periodSeconds: number; limit: number },
): Promise<LowNodes[]> =>
  queries.query(
    `select low.* from (
       select player_id as "playerId", count(*)::integer as nodes, min(until_at)::float8 as "emptyAt",
         (array_agg(nodes.name order by until_at, nodes.id))[1] as name,
         'battery:' || min(until_at) / $3::bigint as reference
       from node_runs join nodes on nodes.id = node_id
       where until_at > $1 and until_at <= $2 and until_at < expires_at group by player_id
     ) as low
     where not exists (select 1 from notifications
       where account_id = low."playerId" and notifications.reference = low.reference)
       and exists (select 1 from accounts where id = low."playerId" and closed_at is null)
     order by "emptyAt", "playerId" limit $4`,
    [now, until, periodSeconds, limit],
  );
