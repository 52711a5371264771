import { CLOSE_GRACE_MS } from './serverTimeouts';

/** The part of a server's response that is needed here. */
export interface OpenResponse {
  once(event: 'close', listener: () => void): unknown;
  getHeader(name: string): unknown;
  destroy(): unknown;
}

/** The requests that a server is answering. */
export interface OpenRequests {
  /** Counts a request until its response closes. */
  add(response: OpenResponse): void;
  /** Returns the number of open requests, and of the event streams among them. */
  count(): { all: number; eventStreams: number };
  /** Whether the server is about to close, so that load balancers should choose another. */
  isDraining(): boolean;
  /**
   * Waits `drainSeconds` for load balancers to notice, then cuts event streams, which would never end; their clients reconnect.
   * Resolves once all other requests are answered, or after `CLOSE_GRACE_MS`.
   */
  drain(drainSeconds?: number): Promise<void>;
}

/** How often a closing server looks for event streams that have been opened meanwhile. */
const CUT_INTERVAL_MS = 100;

const isEventStream = (response: OpenResponse) =>
  String(response.getHeader('content-type')).startsWith('text/event-stream');

/** Tracks open requests, so that a server answers them before it closes. */
export const trackOpenRequests = (): OpenRequests => {
  const open = new Set<OpenResponse>();
  let isDraining = false;
  let handleIdle = (): void => undefined;
  const cutEventStreams = () => {
    for (const response of open) if (isEventStream(response)) response.destroy();
  };
  const waitUntilIdle = () =>
    new Promise<void>((resolve) => {
      if (open.size === 0) return resolve();
      cutEventStreams();
      // A request that is still being authenticated may become an event stream later.
      const interval = setInterval(cutEventStreams, CUT_INTERVAL_MS);
      handleIdle = () => {
        clearInterval(interval);
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(handleIdle, CLOSE_GRACE_MS);
    });
  return {
    add: (response) => {
      open.add(response);
      response.once('close', () => {
        open.delete(response);
        if (open.size === 0) handleIdle();
      });
    },
    count: () => ({ all: open.size, eventStreams: [...open].filter(isEventStream).length }),
    isDraining: () => isDraining,
    drain: async (drainSeconds = 0) => {
      isDraining = true;
      if (drainSeconds > 0) await new Promise((resolve) => setTimeout(resolve, drainSeconds * 1000));
      await waitUntilIdle();
    },
  };
};
