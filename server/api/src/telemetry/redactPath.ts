import { SCREENS } from '@hashgrid/contracts';

/** Segments of the product's own paths, which are never IDs, although `gg-2fa` looks like one. */
const SCREEN_SEGMENTS = new Set(Object.values(SCREENS).flatMap((path) => path.split('/')));

/** Returns whether a segment looks like an ID or a code: it is long and has digits or only capitals, or is longer than any screen's name. */
const isId = (segment: string): boolean =>
  !SCREEN_SEGMENTS.has(segment) &&
  segment.length >= 6 &&
  (/\d/.test(segment) || /^[A-Z]+$/.test(segment) || segment.length > 40);

/** Returns the template of a route with `:id` for each segment that looks like an ID, which a template should not have. */
export const redactPath = (path: string): string =>
  path
    .split('/')
    .map((segment) => (isId(segment) ? ':id' : segment))
    .join('/');
