import type { BootstrapRemote } from './bootstrap';
import { parsePattern, type ParsedPattern } from './parsePattern';
import type { RouteConfig } from './remote';

/** A screen and the remote that offers it. */
export interface FoundScreen<Remote> {
  remote: Remote;
  route: RouteConfig;
}

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

/** Returns whether a pattern matches the segments of a path. As in react-router, a parameter needs a value. */
const matchesSegments = (
  { segments, hasWildcard }: ParsedPattern,
  pathSegments: readonly string[],
): boolean =>
  (hasWildcard ? pathSegments.length >= segments.length : pathSegments.length === segments.length) &&
  segments.every((segment, index) =>
    segment === ':' ? pathSegments[index] !== '' : segment === pathSegments[index],
  );

/** Returns whether a path leads to the screen with a pattern, by the rules of `findScreen`. */
export const matchesScreen = (pattern: string, pathname: string): boolean =>
  matchesSegments(parsePattern(pattern), splitPathname(pathname));

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
      const pattern = parsePattern(route.path);
      if (matchesSegments(pattern, pathSegments) && (!best || pattern.score > best.score))
        best = { remote, route, score: pattern.score };
    }
  }
  return best && { remote: best.remote, route: best.route };
};
