import type { Queries } from '../../database/Database';
import { DomainError } from '../../DomainError';
import { MESSAGES } from '../../messages';
import type { MiningTransaction } from './beginMiningTransaction';
import { lockNodes, type NodeRow } from './nodes.queries';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Returns the error for a node that the player doesn't have. */
export const unknownNodeError = () => new DomainError('notFound', MESSAGES.nodeNotFound);

/**
 * Locks and returns the player's unexpired nodes: those in `ids`, or all. Leaves out expired ones, because a node may expire after
 * the player has selected it. Throws `notFound` when one of `ids` is missing, or all are expired.
 */
export async function lockLiveNodes(
  queries: Queries,
  { playerId, now }: MiningTransaction,
  ids?: readonly string[],
): Promise<NodeRow[]> {
  if (ids?.some((id) => !UUID.test(id))) throw unknownNodeError();
  const requestedIds = ids && [...new Set(ids.map((id) => id.toLowerCase()))];
  const nodes = await lockNodes(queries, { playerId, ids: requestedIds, since: requestedIds ? 0 : now });
  const live = nodes.filter(({ expiresAt }) => expiresAt > now);
  if (requestedIds && nodes.length < requestedIds.length) throw unknownNodeError();
  if (requestedIds && live.length === 0) throw new DomainError('notFound', MESSAGES.nodesExpired);
  return live;
}

/** Locks and returns one unexpired node of the player. Throws `notFound`. */
export async function lockLiveNode(
  queries: Queries,
  mining: MiningTransaction,
  id: string,
): Promise<NodeRow> {
  const [node] = await lockLiveNodes(queries, mining, [id]);
  if (!node) throw unknownNodeError();
  return node;
}
