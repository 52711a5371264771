import { useGetOverviewQuery } from '../api/gameApi';
import { useLiveChain } from './useLiveChain';

/** Queries the player's overview and keeps it up to date. */
export function useOverview() {
  const { pollingInterval } = useLiveChain();
  return useGetOverviewQuery(undefined, { pollingInterval, skipPollingIfUnfocused: true });
}
