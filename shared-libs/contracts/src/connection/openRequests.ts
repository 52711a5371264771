/** The part of a server's response that is needed here. */
interface OpenResponse {
  once(event: 'close', listener: () => void): unknown;
  getHeader(name: string): unknown;
  destroy(): unknown;
}

/** The requests that a server is answering. */
export interface OpenRequests {
  /** Counts a request until its response closes. */
  add(response: OpenResponse): void;
  /** Returns how many are open, and how many of these are event streams. */
  count(): { all: number; eventStreams: number };
  /** Cuts event streams, which would never end; clients reconnect. Resolves once all others are answered, or after `graceMs`. */
  drain(graceMs: number): Promise<void>;
}

const isEventStream = (response: OpenResponse) =>
  String(response.getHeader('content-type')).startsWith('text/event-stream');

/** Tracks open requests, so that a server answers them before it closes. */
export const openRequests = (): OpenRequests => {
  const open = new Set<OpenResponse>();
  let handleIdle = (): void => undefined;
  return {
    add: (response) => {
      open.add(response);
      response.once('close', () => {
        open.delete(response);
        if (open.size === 0) handleIdle();
      });
    },
    count: () => ({ all: open.size, eventStreams: [...open].filter(isEventStream).length }),
    drain: (graceMs) =>
      new Promise((resolve) => {
        if (open.size === 0) return resolve();
        const timer = setTimeout(resolve, graceMs);
        handleIdle = () => {
          clearTimeout(timer);
          resolve();
        };
        for (const response of open) if (isEventStream(response)) response.destroy();
      }),
  };
};
