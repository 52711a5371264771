import { splitPattern } from '../parsePattern';

/** Paths that belong to the gateway or the shell. */
const RESERVED =
  /^\/(api|assets|favicon\.ico|healthz|locales|manifest\.webmanifest|outbox|readyz|releases|remotes|shell|__dev|_app|_preview)(\/|$)/;

/**
 * Returns the normal form of a path pattern, which is equal for patterns that match the same URLs (see `findScreen`): those that differ
 * only in parameter names, letter case or additional slashes.
 */
export const normalizePattern = (path: string): string => `/${splitPattern(path).join('/')}`;

/** Returns whether a path belongs to the gateway or the shell, so that no remote can have it. */
export const isReservedPath = (path: string): boolean => RESERVED.test(normalizePattern(path));
