import type { Context } from '../../Context';
import type { Transaction } from '../../database/Database';
import { lockGame } from '../clock/gameState.queries';
import { getGameTime } from '../clock/getGameTime';
import { toDay } from '../clock/gameTime';
import { lockMiner } from './miners.queries';
import { readLastChange } from './nodes.queries';
import { invalidatePowerAfterCommit } from '../blocks/sharedPower';

/** A transaction on a player's nodes and shares. Nothing else changes them until it ends. */
export interface MiningTransaction {
  playerId: string;
  /** Time of everything in the transaction; never inside a settled block or before a change of the player's nodes. */
  now: number;
  /** The UTC day of `now`. */
  today: string;
  /** The UTC day on which the free recharge was last used. */
  freeRechargedOn: string | null;
}

/** Locks a player's nodes and shares. Everywhere, locks are taken in this order: account, two-factor code, game, player, nodes, ledger. */
export async function beginMiningTransaction(
  context: Context,
  transaction: Transaction,
  playerId: string,
): Promise<MiningTransaction> {
  const state = await lockGame(transaction, 'shared');
  const { freeRechargedOn } = await lockMiner(transaction, playerId);
  invalidatePowerAfterCommit(context, transaction);
  const gameTime = getGameTime(context, state);
  // The clock may step back, and a run must not end before it starts.
  const now = Math.max(gameTime, await readLastChange(transaction, { playerId, since: gameTime }));
  return { playerId, now, today: toDay(now), freeRechargedOn };
}
