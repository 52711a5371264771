import type { FirstSteps } from '@hashgrid/contracts';
import type { Queries } from '../../database/Database';

/**
 * Returns which of the first steps a player has done; undefined when the player hid them. Shares are purged, so that after weeks
 * without mining, only the counted progress tells that the player has mined.
 */
export async function readFirstSteps(queries: Queries, playerId: string): Promise<FirstSteps | undefined> {
  const rows = await queries.query<FirstSteps>(
    `with legs as (select distinct kind from ledger_legs where account_id in
       (select id from ledger_accounts where ledger_accounts.player_id = $1) and kind in ('node', 'exchange'))
     select exists (select 1 from share_buckets where share_buckets.player_id = $1)
         or exists (select 1 from player_progress where player_progress.player_id = $1 and blocks > 0) as "hasMined",
       exists (select 1 from legs where kind = 'node') as "hasBoughtNode",
       exists (select 1 from payouts where payouts.player_id = $1 and entry_id is not null) as "hasCollected",
       exists (select 1 from legs where kind = 'exchange') as "hasSwapped"
     from miners where miners.player_id = $1 and first_steps_hidden_at is null`,
    [playerId],
  );
  return rows[0];
}

export const setFirstStepsHidden = (queries: Queries, playerId: string, at: Date): Promise<unknown> =>
  queries.query('update miners set first_steps_hidden_at = $2 where player_id = $1', [playerId, at]);
