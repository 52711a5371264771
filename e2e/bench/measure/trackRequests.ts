import type { CDPSession } from '@playwright/test';

export type RequestKind = 'html' | 'js' | 'css' | 'font' | 'image' | 'other';

/** Kinds by CDP's resource type. Preloaded scripts have the type `Other`. */
const KINDS: Record<string, RequestKind> = {
  Document: 'html',
  Script: 'js',
  Stylesheet: 'css',
  Font: 'font',
  Image: 'image',
};
const findKind = (url: string, type: string | undefined): RequestKind =>
  new URL(url).pathname.endsWith('.js') ? 'js' : (KINDS[type ?? ''] ?? 'other');

/** One network request of a page. */
export interface TrackedRequest {
  url: string;
  /** Epoch ms. */
  startedAt: number;
  /** Epoch ms; null while in flight. */
  endedAt: number | null;
  /** Bytes over the wire, headers included. */
  bytes: number;
  kind: RequestKind;
  /** Stays open with the page: a video or an event stream. */
  isStream: boolean;
  isFromCache: boolean;
}

export interface RequestTracker {
  getRequests(): TrackedRequest[];
  /** Returns the ms since the last request started or ended; 0 while one that isn't a stream is in flight. */
  getIdleMs(): number;
}

const isHttp = (url: string) => url.startsWith('http');

/** Starts tracking a page's requests. The session's Network domain must be enabled. */
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
      kind: findKind(request.url, type),
      isStream: type === 'Media',
      isFromCache: false,
    });
  });
  session.on('Network.requestServedFromCache', ({ requestId }) => {
    const request = requests.get(requestId);
    if (request) request.isFromCache = true;
  });
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const request = requests.get(requestId);
    if (request && response.fromDiskCache) request.isFromCache = true;
    if (request && response.mimeType === 'text/event-stream') request.isStream = true;
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    end(requestId, encodedDataLength),
  );
  session.on('Network.loadingFailed', ({ requestId }) => end(requestId, 0));
  return {
    getRequests: () => [...requests.values()],
    getIdleMs: () => {
      const isBusy = [...requests.values()].some(({ endedAt, isStream }) => endedAt === null && !isStream);
      return isBusy ? 0 : Date.now() - lastChange;
    },
  };
};
