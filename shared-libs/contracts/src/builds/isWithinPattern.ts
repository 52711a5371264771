import { normalizePattern } from './normalizePattern';

const WILDCARD = '*';

/** Returns the segments of a normalized pattern without its wildcard, and whether it has one. */
const splitPattern = (pattern: string): { segments: string[]; isOpen: boolean } => {
  const segments = normalizePattern(pattern).split('/').filter(Boolean);
  const isOpen = segments.at(-1) === WILDCARD;
  return { segments: isOpen ? segments.slice(0, -1) : segments, isOpen };
};

/**
 * Returns whether each URL of a path pattern is one of `outer` too, so that the more specific pattern takes it over (see `findScreen`).
 * A pattern without static segments, such as `/*`, contains only itself: it gets what no other pattern matches.
 */
export const isWithinPattern = (pattern: string, outer: string): boolean => {
  if (normalizePattern(pattern) === normalizePattern(outer)) return true;
  const inner = splitPattern(pattern);
  const { segments, isOpen } = splitPattern(outer);
  if (segments.every((segment) => segment === ':')) return false;
  const hasLength = isOpen
    ? inner.segments.length >= segments.length
    : !inner.isOpen && inner.segments.length === segments.length;
  return (
    hasLength && segments.every((segment, index) => segment === ':' || segment === inner.segments[index])
  );
};
