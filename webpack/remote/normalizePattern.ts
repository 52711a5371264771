/** Two patterns match the same URLs when only the names of their parameters differ. */
export const normalizePattern = (path: string): string =>
  path.replace(/:[^/]+/g, ':').replace(/(.)\/$/, '$1');
