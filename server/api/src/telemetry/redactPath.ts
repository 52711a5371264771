/** IDs and codes: digits in a long segment, capitals alone, or more characters than the name of a screen has. */
const isId = (segment: string): boolean =>
  segment.length >= 6 && (/\d/.test(segment) || /^[A-Z]+$/.test(segment) || segment.length > 40);

/** Returns a route's template with the segments replaced that are IDs nevertheless. */
export const redactPath = (path: string): string =>
  path
    .split('/')
    .map((segment) => (isId(segment) ? ':id' : segment))
    .join('/');
