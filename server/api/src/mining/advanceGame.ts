import type { Context } from '../Context';
import { payDueDays } from './payouts/payDueDays';
import { settleDueBlocks } from './blocks/settleDueBlocks';

/** Settles all finished blocks, then all finished days. Safe in any number of processes. */
export async function advanceGame(context: Context, isStopped: () => boolean = () => false): Promise<void> {
  while (!isStopped() && (await settleDueBlocks(context)));
  while (!isStopped() && (await payDueDays(context)));
}
