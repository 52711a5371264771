import { useGetSummaryQuery } from '../api/miningApi';
import { useLiveChain } from '../live/useLiveChain';

/** Queries the state of mining (network, halving, the player's share and luck) and keeps it up to date. */
export function useMiningSummary() {
  const { pollingInterval } = useLiveChain();
  return useGetSummaryQuery(undefined, { pollingInterval, skipPollingIfUnfocused: true });
}
