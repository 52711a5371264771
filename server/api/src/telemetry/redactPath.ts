/** Returns whether a segment looks like an ID or a code: it is long and has digits or only capitals, or is longer than any screen's name. */
const isId = (segment: string): boolean =>
  segment.length >= 6 && (/\d/.test(segment) || /^[A-Z]+$/.test(segment) || segment.length > 40);

/** Returns the template of a route with `:id` for each segment that looks like an ID, which a template should not have. */
export const redactPath = (path: string): string =>
  path
    .split('/')
    .map((segment) => (isId(segment) ? ':id' : segment))
    .join('/');
