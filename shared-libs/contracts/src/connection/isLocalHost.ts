/** localhost, 127.0.0.1 or [::1], with any port. */
const LOCAL_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i;

/**
 * Whether a request's `Host` header names this machine. A browser of this machine that a foreign site's DNS sends here
 * comes from a loopback address too, but names that site.
 */
export const isLocalHost = (host: string | undefined) => host !== undefined && LOCAL_HOST.test(host);
