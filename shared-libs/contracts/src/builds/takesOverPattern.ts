import { parsePattern, type ParsedPattern } from '../parsePattern';
import { normalizePattern } from './normalizePattern';

/** Returns whether a path can match both patterns. */
const doOverlap = (one: ParsedPattern, other: ParsedPattern): boolean => {
  const [short, long] = one.segments.length < other.segments.length ? [one, other] : [other, one];
  const hasRoom = short.hasWildcard || short.segments.length === long.segments.length;
  return (
    hasRoom &&
    short.segments.every((segment, index) => {
      const opposite = long.segments[index];
      return segment === opposite || segment === ':' || opposite === ':';
    })
  );
};

/**
 * Returns whether a pattern would get paths that `other` gets without it: those that both match, and for which `findScreen` doesn't
 * prefer `other`. Nothing is taken over from a pattern without static segments, such as `/*`, which gets what no other pattern matches.
 */
export const takesOverPattern = (pattern: string, other: string): boolean => {
  if (normalizePattern(pattern) === normalizePattern(other)) return true;
  const [mine, theirs] = [parsePattern(pattern), parsePattern(other)];
  const isCatchAll = theirs.segments.every((segment) => segment === ':');
  return !isCatchAll && mine.score >= theirs.score && doOverlap(mine, theirs);
};
