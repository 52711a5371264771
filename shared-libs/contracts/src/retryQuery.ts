/** How many retries of each script the import map in the HTML has hashes for, where the browser accepts no second import map. After that, only a reload helps. */
export const RETRIES_IN_IMPORT_MAP = 5;

/** Query parameter of a script's URL that counts its failed attempts. */
export const RETRY_PARAMETER = 'retry';

/** Time limit for loading a chunk, so that a page or a part of it shows its error within 8 s. */
export const CHUNK_TIMEOUT_MS = 7000;

/** Window event that the shell or a remote dispatches before it retries a chunk, with the new URL as `detail`; the shell adds the hash of that URL. */
export const CHUNK_RETRY_EVENT = 'hashgrid:chunk-retry';

/** Returns the query that gives a script a new URL after failed attempts. A browser may never again request the URL of a module that failed or hangs. */
export const getRetryQuery = (failedAttempts: number): string =>
  failedAttempts > 0 ? `?${RETRY_PARAMETER}=${failedAttempts}` : '';
