/** Retries of a script that the HTML has hashes for, in browsers that accept no import map later. */
export const RETRIES_IN_HTML = 5;

/** Returns the query that gives a script a new URL after `failed` attempts: browsers keep modules that failed or hang by URL. */
export const getRetryQuery = (failed: number): string => (failed > 0 ? `?retry=${failed}` : '');
