/** localhost, 127.0.0.1 or [::1], with any port. */
const LOCAL_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i;

/**
 * Whether a request's `Host` header names this machine. Protects against DNS rebinding, where a foreign site's requests come
 * from a loopback address too but name that site.
 */
export const isLocalHost = (host: string | undefined) => host !== undefined && LOCAL_HOST.test(host);
