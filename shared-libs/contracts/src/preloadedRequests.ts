/** URLs below `/api/v1` that every page of a logged-in player requests on load, in addition to its route's `preload`. */
export const SHELL_PRELOAD = ['/shared/client/profile', '/shared/client/wallets'] as const;

/** Property of the global object that holds the requests sent by the HTML. */
export const PRELOADED_REQUESTS_KEY = '__preloadedRequests';

/** Maximum age of a preloaded response since page load, in ms. */
export const PRELOAD_FRESH_MS = 30_000;

/** Requests that the HTML sends before any script has loaded. */
export interface PreloadedRequests {
  /** Bearer token of the requests. */
  token: string;
  /** Keyed by URL below `/api/v1`; null when the request failed. */
  responses: Partial<Record<string, Promise<Response | null>>>;
}
