import { useExternalStore } from '../device/externalStore';
import { usePlatform } from '../store/PlatformContext';
import type { OutageState } from './createOutageMonitor';

/**
 * Returns whether the API as a whole is unreachable. The shell's banner says so once for the page: panels then say nothing of
 * their own failures, neither while that is being found out.
 */
export const useApiOutage = (): OutageState => useExternalStore(usePlatform().outage);
