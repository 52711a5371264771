import { WALLET_REFRESH_MS } from '@hashgrid/contracts';
import { useWatchChainQuery } from './chainApi';

/** How often the chain is asked about while no events come. */
const POLL_MS = 8_000;

/**
 * Keeps blocks coming while the caller is drawn: by events, by asking when there are none.
 * @returns `pollingInterval` for the queries that show the chain
 */
export function useLiveChain(): { isLive: boolean | null; pollingInterval: number } {
  const isLive = useWatchChainQuery().data?.isLive ?? null;
  return { isLive, pollingInterval: isLive ? WALLET_REFRESH_MS : POLL_MS };
}
