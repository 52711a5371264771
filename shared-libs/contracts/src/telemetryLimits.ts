/** Limits of reports, shared by the pages and the server: items per request, and lengths in characters. Longer texts are truncated before they are sent. */
export const TELEMETRY_LIMITS = {
  pageViews: 50,
  vitals: 50,
  loads: 50,
  errors: 20,
  titleLength: 150,
  messageLength: 500,
  stackLength: 4000,
} as const;

/** Template of a route, such as `/transaction/:id`; `/*` for a URL without a screen. */
export const PATH_TEMPLATE = { maxLength: 100, pattern: '^/[A-Za-z0-9_/:*.-]*$' } as const;

/** Name of a remote; `shell` for the shell itself. */
export const REMOTE_NAME = { maxLength: 100, pattern: '^[a-z][a-z0-9-]*$' } as const;

/** Version of a remote or of the shell. */
export const RELEASE_VERSION = { maxLength: 100, pattern: '^[0-9A-Za-z][0-9A-Za-z.+-]*$' } as const;

/** First digits of a release's content hash. */
export const RELEASE_HASH = { maxLength: 64, pattern: '^[0-9a-f]+$' } as const;

/** ID of an error on screen, in Sentry and in the API. */
export const TRACKING_ID = { pattern: '^[0-9a-f]{12}$' } as const;
