import type { Context } from '../src/Context';
import { settleDueBlocks } from '../src/mining/blocks/settleDueBlocks';

/** Settles every block that is due by the API's clock. */
export async function settleAllBlocks(context: Context): Promise<void> {
  while (await settleDueBlocks(context));
}
