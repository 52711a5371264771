import { useSearchParams } from 'react-router-dom';
import type { MiningNode } from '@hashgrid/contracts';
import { DISPLAY_STATUSES, getDisplayStatus, type DisplayStatus } from './nodePresentation';

/** More rows render slowly and are tedious to scroll through on a phone. */
export const NODES_PER_PAGE = 25;

/** Query parameters of the page's URL. */
const STATUS_PARAM = 'status';
const PAGE_PARAM = 'page';

export interface NodePages {
  /** The status filter; null for all. */
  status: DisplayStatus | null;
  showStatus: (status: DisplayStatus | null) => void;
  /** Nodes that match the filter. */
  matching: readonly MiningNode[];
  /** Nodes on the current page. */
  shown: readonly MiningNode[];
  /** Index of the first shown node, from 0. */
  offset: number;
  /** From 1. */
  page: number;
  pageCount: number;
  showPage: (page: number) => void;
}

/** Paginates and filters the player's nodes; the URL holds status and page. */
export function useNodePages(nodes: readonly MiningNode[]): NodePages {
  const [params, setParams] = useSearchParams();
  const status = DISPLAY_STATUSES.find((candidate) => candidate === params.get(STATUS_PARAM)) ?? null;
  const matching = status ? nodes.filter((node) => getDisplayStatus(node) === status) : nodes;
  const pageCount = Math.max(1, Math.ceil(matching.length / NODES_PER_PAGE));
  const requestedPage = Math.trunc(Number(params.get(PAGE_PARAM))) || 1;
  const page = Math.min(Math.max(requestedPage, 1), pageCount);
  const offset = (page - 1) * NODES_PER_PAGE;
  const setView = (next: DisplayStatus | null, number: number) =>
    setParams({ ...(next && { [STATUS_PARAM]: next }), ...(number > 1 && { [PAGE_PARAM]: String(number) }) });
  return {
    status,
    showStatus: (next) => setView(next, 1),
    matching,
    shown: matching.slice(offset, offset + NODES_PER_PAGE),
    offset,
    page,
    pageCount,
    showPage: (number) => setView(status, number),
  };
}
