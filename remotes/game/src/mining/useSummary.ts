import { useGetSummaryQuery } from '../api/miningApi';
import { useLiveChain } from '../live/useLiveChain';

/** The network and the player's part in it, live. */
export function useSummary() {
  const { pollingInterval } = useLiveChain();
  return useGetSummaryQuery(undefined, { pollingInterval, skipPollingIfUnfocused: true });
}
