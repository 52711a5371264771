/** How long a server that closes waits for requests in flight. docs/operations.md has what service managers must allow for a stop. */
export const CLOSE_GRACE_MS = 10_000;

/** Time limits of gateway and API, as options of Fastify. Without them, a slow client holds its connection forever. */
export const SERVER_TIMEOUTS = {
  /** To receive a whole request: the largest upload takes two minutes at 0.6 Mbit/s. */
  requestTimeout: 120_000,
  http: {
    /**
     * To receive the headers of a request. Node counts from the start of a connection, so the limit is longer than the minute for
     * which browsers keep unused connections, and than most pauses of a machine, after which unread headers would be answered with 408.
     */
    headersTimeout: 75_000,
    /** How often both limits are checked. */
    connectionsCheckingInterval: 5_000,
  },
};

/** Time limit of starting and of closing, as an option of Fastify. */
export const getPluginTimeout = (drainSeconds = 0) => 2 * CLOSE_GRACE_MS + drainSeconds * 1000;
