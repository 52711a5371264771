/** Retries of a script that the HTML has hashes for, in browsers that accept no import map later. */
export const RETRIES_IN_HTML = 5;

/** Parameter of a script's URL that counts its failed attempts. */
export const RETRY_PARAMETER = 'retry';

/** Time to load a chunk, so that a page or a part of it shows its error within 8 s. */
export const CHUNK_TIMEOUT_MS = 7000;

/** Event of the window by which a remote says, before it loads a chunk again, under which URL (`detail`): the shell adds its hash. */
export const CHUNK_RETRY_EVENT = 'hashgrid:chunk-retry';

/** Returns the query that gives a script a new URL after `failed` attempts: browsers keep modules that failed or hang by URL. */
export const getRetryQuery = (failed: number): string => (failed > 0 ? `?${RETRY_PARAMETER}=${failed}` : '');
