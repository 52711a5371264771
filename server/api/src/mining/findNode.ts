import type { MiningNode } from '@hashgrid/contracts';
import type { Queries } from '../database/Database';
import { MESSAGES } from '../messages';
import { listNodes, lockNodes, type NodeRow } from './nodes.queries';
import { ProductError } from '../ProductError';
import type { Turn } from './enterGame';
import { toNodeDto } from './toNodeDto';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const unknown = () => new ProductError(404, MESSAGES.nodeUnknown);

/** The player's nodes that have life left, locked; those named, or all. Throws 404 when one of those named is not there. */
export async function takeNodes(queries: Queries, turn: Turn, ids?: readonly string[]): Promise<NodeRow[]> {
  if (ids?.some((id) => !UUID.test(id))) throw unknown();
  const wanted = ids && [...new Set(ids.map((id) => id.toLowerCase()))];
  const nodes = await lockNodes(queries, { playerId: turn.playerId, ids: wanted, since: turn.now });
  if (wanted && nodes.length < wanted.length) throw unknown();
  return nodes;
}

/** One node as its player sees it now. */
export async function readNode(queries: Queries, turn: Turn, id: string): Promise<MiningNode> {
  const [node] = await listNodes(queries, { playerId: turn.playerId, id, since: 0 });
  if (!node) throw unknown();
  return toNodeDto(node, turn.now);
}
