import { addSeconds } from '../addSeconds';
import { NOTIFICATIONS } from '../config';
import type { Context } from '../Context';
import { toDecimal } from '../ledger/amounts';
import { ORE_DECIMALS } from '../ledger/tokenDecimals';
import { findNextHalving, getBlockReward, getEmission } from '../mining/blocks/blockRules';
import { readGameState } from '../mining/clock/gameState.queries';
import { toIso } from '../mining/clock/gameTime';
import { addNotificationForAll } from '../notifications/notifications.queries';

/** Notifies all players once that the block reward is about to halve. */
export async function announceHalving(context: Context): Promise<void> {
  const { database, config } = context;
  const state = await readGameState(database);
  const emission = getEmission(config.gameProfile);
  const block = findNextHalving(state.height, emission);
  const blocksLeft = block - state.height;
  const reward = getBlockReward(block, emission);
  if (blocksLeft > emission.halving * NOTIFICATIONS.halvingShare || reward === 0n) return;
  const secondsLeft = blocksLeft * config.gameProfile.blockSeconds;
  const createdAt = context.now();
  // Blocks have fixed times, so this time doesn't depend on how late the task runs; the mining page shows the same one.
  const halvesAt = state.settledUntil + secondsLeft;
  await addNotificationForAll(database, {
    kind: 'halving',
    reference: `halving:${block}`,
    data: {
      block: String(block),
      at: toIso(halvesAt),
      reward: toDecimal(reward, ORE_DECIMALS),
    },
    createdAt,
    expiresAt: addSeconds(createdAt, secondsLeft + NOTIFICATIONS.halvingShownAfterSeconds),
  });
}
