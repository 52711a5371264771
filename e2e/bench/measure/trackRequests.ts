import type { CDPSession } from '@playwright/test';

/** One request of a page that went over the wire. */
export interface TrackedRequest {
  url: string;
  /** Epoch ms. */
  startedAt: number;
  /** Epoch ms; null while under way. */
  endedAt: number | null;
  /** Bytes over the wire, headers included. */
  bytes: number;
  isScript: boolean;
  /** Goes on while the page is open: a video, live events. */
  isEndless: boolean;
  fromCache: boolean;
}

export interface RequestTracker {
  requests(): TrackedRequest[];
  /** Ms since anything that has an end last began or ended; 0 while something is under way. */
  quietMs(): number;
}

const isHttp = (url: string) => url.startsWith('http');

/** Follows what a page asks of the network from now on. The session's Network domain must be enabled. */
export const trackRequests = (session: CDPSession): RequestTracker => {
  const requests = new Map<string, TrackedRequest>();
  let lastChange = Date.now();
  const end = (requestId: string, bytes: number) => {
    const request = requests.get(requestId);
    if (!request) return;
    request.endedAt = Date.now();
    request.bytes = bytes;
    lastChange = Date.now();
  };
  session.on('Network.requestWillBeSent', ({ requestId, request, wallTime, type }) => {
    if (!isHttp(request.url)) return;
    lastChange = Date.now();
    requests.set(requestId, {
      url: request.url,
      startedAt: wallTime * 1000,
      endedAt: null,
      bytes: 0,
      isScript: new URL(request.url).pathname.endsWith('.js'),
      isEndless: type === 'Media',
      fromCache: false,
    });
  });
  session.on('Network.requestServedFromCache', ({ requestId }) => {
    const request = requests.get(requestId);
    if (request) request.fromCache = true;
  });
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const request = requests.get(requestId);
    if (request && response.fromDiskCache) request.fromCache = true;
    if (request && response.mimeType === 'text/event-stream') request.isEndless = true;
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    end(requestId, encodedDataLength),
  );
  session.on('Network.loadingFailed', ({ requestId }) => end(requestId, 0));
  return {
    requests: () => [...requests.values()],
    quietMs: () => {
      const isBusy = [...requests.values()].some(({ endedAt, isEndless }) => endedAt === null && !isEndless);
      return isBusy ? 0 : Date.now() - lastChange;
    },
  };
};
