import type { Queries } from '../database/Database';
import { lockGame } from './gameState.queries';
import { lockMiner } from './miners.queries';
import type { Context } from '../Context';
import { dayOf, secondsOf } from './gameTime';

/** A player's turn: nothing else changes their nodes or shares until the transaction ends. */
export interface Turn {
  playerId: string;
  /** The moment at which everything of this turn happens; never inside a block that is settled. */
  now: number;
  /** Its UTC day. */
  today: string;
  /** The UTC day on which the free recharge was last used. */
  rechargedOn: string | null;
}

/** Begins a player's turn. Locks come in this order everywhere: game, player, nodes, ledger. */
export async function enterGame(context: Context, queries: Queries, playerId: string): Promise<Turn> {
  const { settledUntil } = await lockGame(queries, 'shared');
  const { rechargedOn } = await lockMiner(queries, playerId);
  const now = Math.max(secondsOf(context.now()), settledUntil);
  return { playerId, now, today: dayOf(now), rechargedOn };
}
