import type { Context } from '../Context';
import { payDueDays } from './payDueDays';
import { settleDueBlocks } from './settleDueBlocks';

/** Settles all finished blocks, then all finished days. Safe in any number of processes. */
export async function advanceGame(context: Context, isStopped: () => boolean = () => false): Promise<void> {
  while (!isStopped() && (await settleDueBlocks(context)));
  while (!isStopped() && (await payDueDays(context)));
}
