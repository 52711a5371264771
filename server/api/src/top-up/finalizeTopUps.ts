import type { Context } from '../Context';
import type { Queries } from '../database/Database';
import { NoChainNodeError, TooFewChainNodesError, type ChainClient } from '../chain/ChainReader';
import { checkTransfer } from './checkTransfer';
import { createNodeReads, UNAVAILABLE, type NodeReads } from './createNodeReads';
import { creditTopUp } from './creditTopUp';
import type { TopUpSettings } from '../top-up-settings/TopUpSettings';
import { failTopUp, listPendingTopUps, type PendingPosition, type PendingTopUp } from './topUps.queries';
import { findScan, type ScannedToken } from './topUpScans.queries';

/** Maximum number of top-ups that an error lists. */
const LISTED_IDS = 10;

/** Top-ups that stay pending because of errors. */
export class UnfinishedTopUpsError extends Error {
  override name = 'UnfinishedTopUpsError';

  constructor(failures: ReadonlyMap<bigint, unknown>) {
    const [cause] = failures.values();
    const ids = [...failures.keys()].slice(0, LISTED_IDS).join(', ');
    const more = failures.size > LISTED_IDS ? ` and ${failures.size - LISTED_IDS} more` : '';
    super(`Top-ups ${ids}${more} stay pending: ${String(cause)}`, { cause });
  }
}

/** Fewer nodes have the block of a transfer than have to agree about it. */
class UnavailableBlockError extends Error {
  override name = 'UnavailableBlockError';

  constructor({ chainId, blockNumber }: PendingTopUp) {
    super(`Too few nodes of chain ${chainId} have block ${blockNumber}. Check CHAIN_NODES_${chainId}.`);
  }
}

/** Returns a function that returns the reads of a node, the same ones at each call. */
function createNodeReadsByClient(): (client: ChainClient) => NodeReads {
  const nodes = new Map<ChainClient, NodeReads>();
  return (client) => {
    const node = nodes.get(client) ?? createNodeReads(client);
    nodes.set(client, node);
    return node;
  };
}

async function finalizeTopUp(
  context: Context,
  settings: TopUpSettings,
  { pending, getNodeReads }: { pending: PendingTopUp; getNodeReads: (client: ChainClient) => NodeReads },
): Promise<void> {
  const results = await settings.chain.readAll((client) =>
    checkTransfer(getNodeReads(client), settings, pending),
  );
  const known = results.filter((state) => state !== UNAVAILABLE);
  // `readAll` returns the result of one node only if no other one is configured.
  if (known.length < Math.min(results.length, 2)) throw new UnavailableBlockError(pending);
  const states = new Set(known);
  if (states.size > 1) return;
  if (states.has('final')) await creditTopUp(context, pending);
  else if (states.has('gone')) await failTopUp(context.database, pending);
}

/** Where a round begins. Each round changes it for the next one. */
export interface RoundStart {
  /** The transfer at which a node failed in the last round: it is checked last, or it would hold up all later ones each time. */
  after?: PendingPosition | undefined;
}

/** Yields the transfers to check in batches: those after the start of the round, then the rest. */
async function* listBatches(
  queries: Queries,
  query: ScannedToken & { until: bigint },
  { after: start }: RoundStart,
): AsyncGenerator<PendingTopUp[]> {
  for (const range of start ? [{ after: start }, { last: start }] : [{}]) {
    let due = await listPendingTopUps(queries, { ...query, ...range });
    while (due.length > 0) {
      yield due;
      // Continues after the last one, because those that stay pending would be listed again.
      due = await listPendingTopUps(queries, { ...query, ...range, after: due.at(-1) });
    }
  }
}

/**
 * Credits pending transfers that are final, and marks those as failed that no block contains anymore. All usable nodes that
 * have its block must agree, at least two unless only one is configured; until they do, a transfer stays pending.
 * @param start Where this round begins. It is changed to where the next one begins, so pass the same object in each round.
 * @throws {UnfinishedTopUpsError} When some could not be credited, after all others were processed.
 */
export async function finalizeTopUps(
  context: Context,
  settings: TopUpSettings,
  start: RoundStart = {},
): Promise<void> {
  const { database } = context;
  const { chain, token, confirmations } = settings;
  const scanned = { chainId: chain.chainId, token };
  const scan = await findScan(database, scanned);
  if (!scan) return;
  const until = scan.head - confirmations + 1n;
  const failures = new Map<bigint, unknown>();
  for await (const due of listBatches(database, { ...scanned, until }, start)) {
    const getNodeReads = createNodeReadsByClient();
    for (const pending of due)
      try {
        await finalizeTopUp(context, settings, { pending, getNodeReads });
      } catch (error) {
        if (error instanceof NoChainNodeError || error instanceof TooFewChainNodesError) {
          // Without a cause, no node failed at this transfer: too few were usable before it was read.
          if (error.cause) start.after = { blockNumber: pending.blockNumber, id: pending.id };
          throw error;
        }
        failures.set(pending.id, error);
      }
  }
  start.after = undefined;
  if (failures.size > 0) throw new UnfinishedTopUpsError(failures);
}
