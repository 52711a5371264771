/** Paths that belong to the gateway or the shell. */
const RESERVED = /^\/(api|assets|healthz|locales|outbox|readyz|remotes|shell|_app|_preview)(\/|$)/;

/** Returns whether a path belongs to the gateway or the shell, so that no remote can have it. */
export const isReservedPath = (path: string): boolean => RESERVED.test(path);

/** Returns the normal form of a path pattern, which is equal for patterns that match the same URLs: those that differ only in parameter names, letter case or a trailing slash. */
export const normalizePattern = (path: string): string =>
  path
    .replace(/:[^/]+/g, ':')
    .replace(/(.)\/+$/, '$1')
    .toLowerCase();
