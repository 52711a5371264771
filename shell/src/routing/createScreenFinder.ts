import { findScreen, type BootstrapRemote, type FoundScreen } from '@hashgrid/contracts';

/** Returns the screen at a path; null if no remote has one there. */
export type ScreenFinder = (pathname: string) => FoundScreen<BootstrapRemote> | null;

const MAX_CACHED = 200;

/** Creates a memoized `findScreen`, because links call it again whenever they prefetch their screen. */
export function createScreenFinder(remotes: readonly BootstrapRemote[]): ScreenFinder {
  const cache = new Map<string, FoundScreen<BootstrapRemote> | null>();
  return (pathname) => {
    const cached = cache.get(pathname);
    if (cached !== undefined) return cached;
    const screen = findScreen(remotes, pathname);
    if (cache.size >= MAX_CACHED) cache.clear();
    cache.set(pathname, screen);
    return screen;
  };
}
