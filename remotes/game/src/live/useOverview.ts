import { useGetOverviewQuery } from '../api/gameApi';
import { useLiveChain } from './useLiveChain';

/** The player's game at a glance, live. */
export function useOverview() {
  const { pollingInterval } = useLiveChain();
  return useGetOverviewQuery(undefined, { pollingInterval, skipPollingIfUnfocused: true });
}
