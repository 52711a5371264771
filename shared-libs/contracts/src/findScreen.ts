import type { BootstrapRemote } from './bootstrap';
import type { RouteConfig } from './remote';

/** A screen and the remote that offers it. */
export interface FoundScreen<Remote> {
  remote: Remote;
  route: RouteConfig;
}

const splitPattern = (pattern: string): string[] => pattern.split('/').filter(Boolean);

const decodeSegment = (segment: string) => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
};

/** As in react-router, only the slashes at the end may be repeated: `//wallet` is not `/wallet`. */
const splitPathname = (pathname: string): string[] => {
  const segments = pathname.split('/').slice(1);
  while (segments.at(-1) === '') segments.pop();
  return segments.map((segment) => decodeSegment(segment).toLowerCase());
};

/**
 * Static segments score higher than parameters and wildcards. These weights, and one more point per segment, are those
 * of react-router.
 */
const WEIGHTS = { static: 10, parameter: 3, wildcard: -2 };

/** Returns how well a pattern matches the segments of a path, or null if it doesn't. The highest score wins. */
const scorePattern = (pattern: string, pathSegments: readonly string[]): number | null => {
  const segments = splitPattern(pattern);
  const hasWildcard = segments.at(-1) === '*';
  const required = hasWildcard ? segments.slice(0, -1) : segments;
  if (hasWildcard ? pathSegments.length < required.length : pathSegments.length !== required.length)
    return null;
  let score = segments.length + (hasWildcard ? WEIGHTS.wildcard : 0);
  for (const [index, segment] of required.entries()) {
    if (segment.startsWith(':')) score += WEIGHTS.parameter;
    else if (segment.toLowerCase() === pathSegments[index]) score += WEIGHTS.static;
    else return null;
  }
  return score;
};

/** Returns whether a path leads to the screen with a pattern, by the rules of `findScreen`. */
export const matchesScreen = (pattern: string, pathname: string): boolean =>
  scorePattern(pattern, splitPathname(pathname)) !== null;

/**
 * Finds the screen at a path by the rules of react-router's patterns (`/ref/*`, `/node/:id`); null if there is none. Gateway and
 * shell share it, because the gateway must preload the screen that the shell renders.
 * @param pathname Path without query and hash.
 */
export const findScreen = <Remote extends Pick<BootstrapRemote, 'routes'>>(
  remotes: readonly Remote[],
  pathname: string,
): FoundScreen<Remote> | null => {
  const pathSegments = splitPathname(pathname);
  let best: (FoundScreen<Remote> & { score: number }) | null = null;
  for (const remote of remotes) {
    for (const route of remote.routes) {
      const score = scorePattern(route.path, pathSegments);
      if (score !== null && (!best || score > best.score)) best = { remote, route, score };
    }
  }
  return best && { remote: best.remote, route: best.route };
};
