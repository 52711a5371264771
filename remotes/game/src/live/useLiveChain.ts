import { WALLET_REFRESH_MS } from '@hashgrid/contracts';
import { useWatchChainQuery } from './chainApi';

/** Polling interval while no events arrive. */
const POLL_MS = 8_000;

/**
 * Keeps the cached blocks up to date while the caller is mounted: by live events, or by polling when there are none.
 * @returns whether events arrive (null until known), and the `pollingInterval` for queries about blocks
 */
export function useLiveChain(): { isLive: boolean | null; pollingInterval: number } {
  const isLive = useWatchChainQuery().data?.isLive ?? null;
  return { isLive, pollingInterval: isLive ? WALLET_REFRESH_MS : POLL_MS };
}
