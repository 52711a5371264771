/** The time of one session in this tab: what was asked for in it ends with it, so that no answer reaches the next player. */
export interface SessionScope {
  /** Aborted when the session that goes on now is over. */
  signal(): AbortSignal;
  end(): void;
}

export function createSessionScope(): SessionScope {
  let controller = new AbortController();
  return {
    signal: () => controller.signal,
    end() {
      controller.abort();
      controller = new AbortController();
    },
  };
}
