import { findScreen, type BootstrapRemote, type FoundScreen } from '@hashgrid/contracts';

export type ScreenFinder = (pathname: string) => FoundScreen<BootstrapRemote> | null;

const MAX_CACHED = 200;

/** Creates a memoized `findScreen`, which is called on every render. */
export function createScreenFinder(remotes: readonly BootstrapRemote[]): ScreenFinder {
  const known = new Map<string, FoundScreen<BootstrapRemote> | null>();
  return (pathname) => {
    const found = known.get(pathname);
    if (found !== undefined) return found;
    const screen = findScreen(remotes, pathname);
    if (known.size > MAX_CACHED) known.clear();
    known.set(pathname, screen);
    return screen;
  };
}
