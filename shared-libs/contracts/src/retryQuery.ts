/** Number of retries of a script whose URLs have integrity hashes in the HTML's import map already, for browsers that don't accept another import map. */
export const RETRIES_IN_HTML = 5;

/** Query parameter of a script's URL that counts its failed attempts. */
export const RETRY_PARAMETER = 'retry';

/** Time limit for loading a chunk, so that a page or a part of it shows its error within 8 s. */
export const CHUNK_TIMEOUT_MS = 7000;

/** Window event that a remote dispatches before it retries a chunk, with the new URL as `detail`; the shell adds the hash of that URL. */
export const CHUNK_RETRY_EVENT = 'hashgrid:chunk-retry';

/** Returns the query that gives a script a new URL after failed attempts, because browsers never request the URL of a module again that failed or hung. */
export const getRetryQuery = (failedAttempts: number): string =>
  failedAttempts > 0 ? `?${RETRY_PARAMETER}=${failedAttempts}` : '';
