import { findScreen, type BootstrapRemote, type FoundScreen } from '@hashgrid/contracts';

export type ScreenFinder = (pathname: string) => FoundScreen<BootstrapRemote> | null;

const MOST_KEPT = 200;

/** Finds the screen at a path and remembers it, so that many remotes cost one search for each path. */
export function createScreenFinder(remotes: readonly BootstrapRemote[]): ScreenFinder {
  const known = new Map<string, FoundScreen<BootstrapRemote> | null>();
  return (pathname) => {
    const found = known.get(pathname);
    if (found !== undefined) return found;
    const screen = findScreen(remotes, pathname);
    if (known.size > MOST_KEPT) known.clear();
    known.set(pathname, screen);
    return screen;
  };
}
