import type { Context } from '../Context';
import { payDueDays } from './payDueDays';
import { settleDueBlocks } from './settleDueBlocks';

/** Brings the game up to the present: blocks that are over, then days that are over. Safe in any number of processes. */
export async function advanceGame(context: Context, isStopped: () => boolean = () => false): Promise<void> {
  while (!isStopped() && (await settleDueBlocks(context)));
  while (!isStopped() && (await payDueDays(context)));
}
