import type { Queries } from '../../database/Database';

/** Adds an account to the game; its referrers never change. */
export async function addMiner(queries: Queries, playerId: string): Promise<void> {
  await queries.query(
    `insert into miners (player_id, inviter1, inviter2, inviter3, joined_at)
     select player.id, first.id, second.id, second.referrer_id, player.created_at
     from accounts player
     left join accounts first on first.id = player.referrer_id
     left join accounts second on second.id = first.referrer_id
     where player.id = $1`,
    [playerId],
  );
}

/**
 * Locks a player's nodes and payouts until the transaction ends. Returns the UTC day on which the free
 * recharge was last used; null before the first. `for no key update` doesn't block a payment, which holds
 * ledger rows, from inserting rows that reference the miner. `for update` would, and the two transactions
 * would deadlock.
 */
export async function lockMiner(
  queries: Queries,
  playerId: string,
): Promise<{ freeRechargedOn: string | null }> {
  const rows = await queries.query<{ freeRechargedOn: string | null }>(
    'select recharged_on::text as "freeRechargedOn" from miners where player_id = $1 for no key update',
    [playerId],
  );
  if (!rows[0]) throw new Error(`Account ${playerId} is not in the game.`);
  return rows[0];
}

/** Returns the UTC day on which the free recharge was last used; null before the first. */
export const readFreeRechargedOn = async (queries: Queries, playerId: string): Promise<string | null> =>
  (
    await queries.query<{ day: string | null }>(
      'select recharged_on::text as day from miners where player_id = $1',
      [playerId],
    )
  )[0]?.day ?? null;

export const setFreeRechargedOn = (queries: Queries, playerId: string, day: string) =>
  queries.query('update miners set recharged_on = $2::date where player_id = $1', [playerId, day]);
