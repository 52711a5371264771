import type { Context } from '../Context';
import { checkTransfer } from './checkTransfer';
import { creditTopUp } from './creditTopUp';
import type { TopUp } from '../top-up-settings/TopUp';
import { failTopUp, listPendingTopUps } from './topUps.queries';
import { findScan } from './topUpScans.queries';

/**
 * Credits pending transfers that are final, and marks as failed those that no block has any more. Every usable node must
 * say so; while they disagree, a transfer stays pending.
 */
export async function finalizeTopUps(context: Context, topUp: TopUp): Promise<void> {
  const { database } = context;
  const { chain, token, confirmations } = topUp;
  const scanned = { chainId: chain.chainId, token };
  const scan = await findScan(database, scanned);
  if (!scan) return;
  const due = await listPendingTopUps(database, { ...scanned, until: scan.head - confirmations + 1n });
  for (const pending of due) {
    const states = new Set(await chain.readAll((client) => checkTransfer(client, topUp, pending)));
    if (states.size > 1) continue;
    if (states.has('final')) await creditTopUp(context, pending);
    else if (states.has('gone')) await failTopUp(database, pending);
  }
}
