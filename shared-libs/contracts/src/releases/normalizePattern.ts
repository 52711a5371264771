/** Paths that belong to the gateway or the shell. */
const RESERVED = /^\/(api|assets|healthz|locales|outbox|readyz|remotes|shell|_app|_preview)(\/|$)/;

export const isReservedPath = (path: string): boolean => RESERVED.test(path);

/** Two patterns match the same URLs when only the names of their parameters, letter case or a slash at the end differ. */
export const normalizePattern = (path: string): string =>
  path
    .replace(/:[^/]+/g, ':')
    .replace(/(.)\/+$/, '$1')
    .toLowerCase();
