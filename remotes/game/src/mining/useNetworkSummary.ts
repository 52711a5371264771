import { useGetSummaryQuery } from '../api/miningApi';
import { useLiveChain } from '../live/useLiveChain';

/** Queries the network's summary and keeps it live. */
export function useNetworkSummary() {
  const { pollingInterval } = useLiveChain();
  return useGetSummaryQuery(undefined, { pollingInterval, skipPollingIfUnfocused: true });
}
