import { usePlatform } from '../store/PlatformContext';

/**
 * Returns the signal that is aborted when the current session ends: by a logout, also in another tab, or by the login of another player.
 * Code that outlives its page checks it before it shows the player anything.
 */
export const useSessionSignal = (): AbortSignal => usePlatform().scope.getSignal();
