import type { Queries } from '../database/Database';

/** Number of days that a player must have mined before paying or inviting them counts. */
export const ACTIVE_DAYS = 3;

/** Returns SQL for a player and those who invited them. */
const buildInvitersSql = (miner: string) =>
  `array[${miner}.player_id, ${miner}.inviter1, ${miner}.inviter2, ${miner}.inviter3]`;

/**
 * Records that a player has paid another one, if that one has mined on enough days and they have no inviter in common: payments
 * between accounts of one person don't count.
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
