/** Time limit of requests to the nodes of a test, which a loaded machine doesn't exceed. */
export const NODE_TIMEOUT_MS = 600_000;
