/** Lifetime of a session in this tab. Ending it aborts the requests in flight, so that no response reaches the next player. */
export interface SessionScope {
  /** Returns the signal that is aborted when the current session ends. */
  getSignal(): AbortSignal;
  /** Returns the access token that was sent last. */
  getLastToken(): string | undefined;
  recordToken(token: string | undefined): void;
  end(): void;
}

/** Creates the scope of the first session; `end` begins the next one. */
export function createSessionScope(): SessionScope {
  let controller = new AbortController();
  let lastToken: string | undefined;
  return {
    getSignal: () => controller.signal,
    getLastToken: () => lastToken,
    recordToken(token) {
      lastToken = token;
    },
    end() {
      controller.abort();
      controller = new AbortController();
    },
  };
}
