import type { MiningNode } from '@hashgrid/contracts';
import type { Queries } from '../database/Database';
import { MESSAGES } from '../messages';
import { listNodes, lockNodes, type NodeRow } from './nodes.queries';
import { DomainError } from '../DomainError';
import type { MiningTransaction } from './beginMining';
import { toNodeDto } from './toNodeDto';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const unknown = () => new DomainError('notFound', MESSAGES.nodeUnknown);

/** The player's nodes that have life left, locked; those named, or all. Throws `notFound` when one of those named is not there. */
export async function lockLiveNodes(
  queries: Queries,
  mining: MiningTransaction,
  ids?: readonly string[],
): Promise<NodeRow[]> {
  if (ids?.some((id) => !UUID.test(id))) throw unknown();
  const wanted = ids && [...new Set(ids.map((id) => id.toLowerCase()))];
  const nodes = await lockNodes(queries, { playerId: mining.playerId, ids: wanted, since: mining.now });
  if (wanted && nodes.length < wanted.length) throw unknown();
  return nodes;
}

/** One node as its player sees it now. */
export async function readNode(queries: Queries, mining: MiningTransaction, id: string): Promise<MiningNode> {
  const [node] = await listNodes(queries, { playerId: mining.playerId, id, since: 0 });
  if (!node) throw unknown();
  return toNodeDto(node, mining.now);
}
