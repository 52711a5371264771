/** Lifetime of a session in this tab. Its end aborts the requests in flight, so that no response reaches the next player. */
export interface SessionScope {
  /** Returns the signal that is aborted when the current session ends. */
  signal(): AbortSignal;
  /** Returns the access token last sent. */
  token(): string | undefined;
  recordToken(token: string | undefined): void;
  end(): void;
}

export function createSessionScope(): SessionScope {
  let controller = new AbortController();
  let sent: string | undefined;
  return {
    signal: () => controller.signal,
    token: () => sent,
    recordToken(token) {
      sent = token;
    },
    end() {
      controller.abort();
      controller = new AbortController();
    },
  };
}
