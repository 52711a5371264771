import type { BootstrapRemote } from './registry';
import type { RouteConfig } from './remote';

/** A screen and the remote that offers it. */
export interface FoundScreen<Remote> {
  remote: Remote;
  route: RouteConfig;
}

const segmentsOf = (path: string) => path.split('/').filter(Boolean);

const decoded = (segment: string) => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
};

/** The more of a pattern is fixed, the better it fits; the weights are react-router's. */
const WEIGHT = { fixed: 10, parameter: 3, rest: -2 };

const matchScore = (pattern: string, pathname: string): number | null => {
  const wanted = segmentsOf(pattern);
  const given = segmentsOf(pathname);
  const takesRest = wanted.at(-1) === '*';
  const named = takesRest ? wanted.slice(0, -1) : wanted;
  if (takesRest ? given.length < named.length : given.length !== named.length) return null;
  let fit = takesRest ? WEIGHT.rest : 0;
  for (const [index, want] of named.entries()) {
    if (want.startsWith(':')) fit += WEIGHT.parameter;
    else if (want.toLowerCase() === decoded(given[index] ?? '').toLowerCase()) fit += WEIGHT.fixed;
    else return null;
  }
  return fit;
};

/**
 * The screen at a path, by the rules of react-router's patterns (`/ref/*`, `/node/:id`). The gateway preloads what this
 * finds and the shell renders it: both must agree.
 * @param pathname Path without query and hash.
 */
export const findScreen = <Remote extends Pick<BootstrapRemote, 'routes'>>(
  remotes: readonly Remote[],
  pathname: string,
): FoundScreen<Remote> | null => {
  let best: (FoundScreen<Remote> & { fit: number }) | null = null;
  for (const remote of remotes) {
    for (const route of remote.routes) {
      const fit = matchScore(route.path, pathname);
      if (fit !== null && (!best || fit > best.fit)) best = { remote, route, fit };
    }
  }
  return best && { remote: best.remote, route: best.route };
};
