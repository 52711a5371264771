/** localhost, 127.0.0.1 or [::1], with or without a port. */
const LOCAL_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i;

/**
 * Whether the host of a URL or of a `Host` header is this machine. Checking the header of a request from a loopback address
 * protects against DNS rebinding: the requests of a foreign site come from there too, but name that site.
 */
export const isLocalHost = (host: string | undefined) => host !== undefined && LOCAL_HOST.test(host);
