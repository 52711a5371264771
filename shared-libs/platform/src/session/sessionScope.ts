/** The time of one session in this tab: what was asked for in it ends with it, so that no answer reaches the next player. */
export interface SessionScope {
  /** Aborted when the session that goes on now is over. */
  signal(): AbortSignal;
  /** The access token that was last sent in this session. */
  token(): string | undefined;
  noteToken(token: string | undefined): void;
  end(): void;
}

export function createSessionScope(): SessionScope {
  let controller = new AbortController();
  let sent: string | undefined;
  return {
    signal: () => controller.signal,
    token: () => sent,
    noteToken(token) {
      sent = token;
    },
    end() {
      controller.abort();
      controller = new AbortController();
    },
  };
}
