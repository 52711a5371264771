import type { Queries } from '../database/Database';

/** Number of days that a player must have mined before paying or inviting them counts. */
export const ACTIVE_DAYS = 3;

/** Returns SQL for the IDs of a player and their inviters of levels 1 to 3. */
const buildInvitersSql = (miner: string) =>
  `array[${miner}.player_id, ${miner}.inviter1, ${miner}.inviter2, ${miner}.inviter3]`;

/**
 * Records that a player has paid another one, once per recipient. Payments between accounts of one person
 * must not count, so the recipient must have mined on enough days, neither may have invited the other, and
 * they may share no inviter.
 */
export async function recordPaidPlayer(
  queries: Queries,
  { payerId, recipientId, at }: { payerId: string; recipientId: string; at: Date },
): Promise<void> {
  await queries.query(
    `insert into paid_players (player_id, recipient_id, paid_at)
     select payer.player_id, recipient.player_id, $3
     from miners payer join miners recipient on recipient.player_id = $2
     join player_progress on player_progress.player_id = recipient.player_id and mined_days >= $4
     where payer.player_id = $1 and not ${buildInvitersSql('payer')} && ${buildInvitersSql('recipient')}
     on conflict do nothing`,
    [payerId, recipientId, at, ACTIVE_DAYS],
  );
}
