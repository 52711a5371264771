import { useSearchParams } from 'react-router-dom';
import { NODE_STATUSES, type MiningNode, type NodeStatus } from '@hashgrid/contracts';

/** More rows than this take long to draw, and longer to scroll through on a phone. */
export const NODES_PER_PAGE = 25;

/** Query keys of the address. */
const STATUS_PARAM = 'status';
const PAGE_PARAM = 'page';

export interface NodePages {
  /** The one status that is shown; all of them when null. */
  status: NodeStatus | null;
  showStatus: (status: NodeStatus | null) => void;
  /** Those of that status. */
  matching: readonly MiningNode[];
  /** Those of them on the page at hand. */
  shown: readonly MiningNode[];
  /** From 0. */
  offset: number;
  page: number;
  pageCount: number;
  showPage: (page: number) => void;
}

/** The player's nodes a page at a time, all or those of one status; which, stands in the address. */
export function useNodePages(nodes: readonly MiningNode[]): NodePages {
  const [params, setParams] = useSearchParams();
  const status = NODE_STATUSES.find((known) => known === params.get(STATUS_PARAM)) ?? null;
  const matching = status ? nodes.filter((node) => node.status === status) : nodes;
  const pageCount = Math.max(1, Math.ceil(matching.length / NODES_PER_PAGE));
  const asked = Math.trunc(Number(params.get(PAGE_PARAM))) || 1;
  const page = Math.min(Math.max(asked, 1), pageCount);
  const offset = (page - 1) * NODES_PER_PAGE;
  const show = (next: NodeStatus | null, number: number) =>
    setParams({ ...(next && { [STATUS_PARAM]: next }), ...(number > 1 && { [PAGE_PARAM]: String(number) }) });
  return {
    status,
    showStatus: (next) => show(next, 1),
    matching,
    shown: matching.slice(offset, offset + NODES_PER_PAGE),
    offset,
    page,
    pageCount,
    showPage: (number) => show(status, number),
  };
}
