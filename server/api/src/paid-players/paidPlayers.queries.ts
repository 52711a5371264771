import type { Queries } from '../database/Database';

/** A player is known to mine after as many days: paying or inviting them counts from then on. */
export const ACTIVE_DAYS = 3;

const circle = (miner: string) =>
  `array[${miner}.player_id, ${miner}.inviter1, ${miner}.inviter2, ${miner}.inviter3]`;

/**
 * Records that a player has paid another one, who has mined on enough days and has no inviter in common with the payer:
 * accounts of one person that pay each other don't count.
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
     where payer.player_id = $1 and not ${circle('payer')} && ${circle('recipient')}
     on conflict do nothing`,
    [payerId, recipientId, at, ACTIVE_DAYS],
  );
}
