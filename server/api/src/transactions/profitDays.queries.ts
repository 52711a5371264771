import type { Queries } from '../database/Database';

/** UTC days as text: `2026-01-31`; `until` is exclusive. */
export interface DaySpan {
  playerId: string;
  since: string;
  until: string;
}

/** A player's profit of one day in one token; amounts in minor units. */
export interface ProfitRow {
  day: string;
  token: string;
  decimals: number;
  gross: bigint;
  bonus: bigint;
  /** Negative. */
  costs: bigint;
}

/** Returns a player's income and expenses by day and token, from the ledger. */
export const listProfits = (queries: Queries, { playerId, since, until }: DaySpan): Promise<ProfitRow[]> =>
  queries.query(
    `select day::text as day, token, decimals,
       coalesce(sum(amount) filter (where purpose = 'profit'), 0)::bigint as gross,
       coalesce(sum(amount) filter (where purpose = 'bonus'), 0)::bigint as bonus,
       coalesce(sum(amount) filter (where purpose = 'cost'), 0)::bigint as costs
     from ledger_accounts own join ledger_legs on account_id = own.id and purpose is not null
       and day >= $2::date and day < $3::date
     join tokens on code = token
     where own.player_id = $1 group by day, token, decimals, position order by day desc, position`,
    [playerId, since, until],
  );

export interface WorkRow {
  day: string;
  /** Number of blocks that the player mined. */
  blocks: number;
  /** Unpaid mining rewards, in minor units of ORE. */
  mined: bigint;
  /** Unpaid network bonus, in minor units of ORE. */
  bonus: bigint;
}

/** Returns the number of blocks that a player mined per day, and the unpaid rewards. */
export const listWork = (queries: Queries, { playerId, since, until }: DaySpan): Promise<WorkRow[]> =>
  queries.query(
    `select coalesce(paid.day, open.day)::text as day, coalesce(open.blocks, paid.blocks)::integer as blocks,
       coalesce(mined, 0)::bigint as mined, coalesce(bonus, 0)::bigint as bonus
     from (
       select day, sum(blocks) as blocks, sum(mined - paid_mined) as mined, sum(bonus - paid_bonus) as bonus
       from share_buckets where player_id = $1 and day >= $2::date and day < $3::date group by day
     ) as open
     full join (
       select day, blocks from payouts
       where player_id = $1 and kind = 'daily_profit' and day >= $2::date and day < $3::date
     ) as paid using (day)`,
    [playerId, since, until],
  );

/** Returns the ledger entries of the payouts for each day. */
export const listPayouts = (
  queries: Queries,
  { playerId, since, until }: DaySpan,
): Promise<{ day: string; entryId: string }[]> =>
  queries.query(
    `select day::text as day, entry_id as "entryId" from payouts
     where player_id = $1 and day >= $2::date and day < $3::date and entry_id is not null order by day, kind`,
    [playerId, since, until],
  );
