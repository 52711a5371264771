/** A path pattern, parsed for comparisons with paths and other patterns. */
export interface ParsedPattern {
  /** As `splitPattern` returns them, without the wildcard at the end. */
  segments: readonly string[];
  hasWildcard: boolean;
  /** The higher one wins when several patterns match a path. */
  score: number;
}

/**
 * Static segments score higher than parameters and wildcards. These weights, and one more point per segment, are those
 * of react-router.
 */
const WEIGHTS = { static: 10, parameter: 3, wildcard: -2 };

const scoreSegment = (segment: string): number => 1 + (segment === ':' ? WEIGHTS.parameter : WEIGHTS.static);

/** Returns the segments of a pattern such as `/ref/*` or `/node/:id`, in lower case; a parameter is `:`. */
export const splitPattern = (pattern: string): string[] =>
  pattern
    .split('/')
    .filter(Boolean)
    .map((segment) => (segment.startsWith(':') ? ':' : segment.toLowerCase()));

/** Parses a pattern as `findScreen` matches it. */
export const parsePattern = (pattern: string): ParsedPattern => {
  const all = splitPattern(pattern);
  const hasWildcard = all.at(-1) === '*';
  const segments = hasWildcard ? all.slice(0, -1) : all;
  const score = segments.reduce(
    (sum, segment) => sum + scoreSegment(segment),
    hasWildcard ? 1 + WEIGHTS.wildcard : 0,
  );
  return { segments, hasWildcard, score };
};
