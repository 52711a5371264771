import type { BootstrapRemote } from './registry';
import type { RouteConfig } from './remote';

/** A screen and the remote that offers it. */
export interface FoundScreen<Remote> {
  remote: Remote;
  route: RouteConfig;
}

const splitPath = (path: string) => path.split('/').filter(Boolean);

const decoded = (segment: string) => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
};

/**
 * Static segments score higher than parameters and wildcards. These weights, and one more point per segment, are those
 * of react-router.
 */
const WEIGHT = { fixed: 10, parameter: 3, rest: -2 };

const matchScore = (pattern: string, given: readonly string[]): number | null => {
  const wanted = splitPath(pattern);
  const hasWildcard = wanted.at(-1) === '*';
  const named = hasWildcard ? wanted.slice(0, -1) : wanted;
  if (hasWildcard ? given.length < named.length : given.length !== named.length) return null;
  let score = wanted.length + (hasWildcard ? WEIGHT.rest : 0);
  for (const [index, want] of named.entries()) {
    if (want.startsWith(':')) score += WEIGHT.parameter;
    else if (want.toLowerCase() === given[index]) score += WEIGHT.fixed;
    else return null;
  }
  return score;
};

/**
 * Finds the screen at a path by the rules of react-router's patterns (`/ref/*`, `/node/:id`). Shared, because the gateway
 * must preload the same screen that the shell renders.
 * @param pathname Path without query and hash.
 */
export const findScreen = <Remote extends Pick<BootstrapRemote, 'routes'>>(
  remotes: readonly Remote[],
  pathname: string,
): FoundScreen<Remote> | null => {
  const given = splitPath(pathname).map((segment) => decoded(segment).toLowerCase());
  let best: (FoundScreen<Remote> & { score: number }) | null = null;
  for (const remote of remotes) {
    for (const route of remote.routes) {
      const score = matchScore(route.path, given);
      if (score !== null && (!best || score > best.score)) best = { remote, route, score };
    }
  }
  return best && { remote: best.remote, route: best.route };
};
