import { useExternalStore } from '../device/externalStore';
import { usePlatform } from '../store/PlatformContext';
import type { OutageState } from './createOutageMonitor';

/**
 * Returns whether the API as a whole is unreachable. The shell shows one banner for an outage, so panels show their own errors only
 * while the state is `none`.
 */
export const useApiOutage = (): OutageState => useExternalStore(usePlatform().outage);
