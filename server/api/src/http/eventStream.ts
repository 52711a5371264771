import type { ServerResponse } from 'node:http';

/** Short enough that no proxy closes the stream as idle. */
const KEEP_ALIVE_MS = 15_000;

export interface EventStream {
  send(event: string, data: unknown): void;
  close(): void;
}

export interface EventStreamOptions {
  /** Maximum duration. */
  seconds: number;
  /** Checked with every keep-alive; false ends the stream, a rejection doesn't. */
  isAllowed: () => Promise<boolean>;
  /** Called once. */
  onClose: () => void;
}

/** Sends server-sent events until either side closes the stream. */
export function eventStream(
  response: ServerResponse,
  { seconds, isAllowed, onClose }: EventStreamOptions,
): EventStream {
  response.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
    'x-content-type-options': 'nosniff',
  });
  const keepAlive = setInterval(() => {
    response.write(': keep-alive\n\n');
    void isAllowed()
      .catch(() => true)
      .then((allowed) => allowed || response.end());
  }, KEEP_ALIVE_MS);
  const end = setTimeout(() => response.end(), seconds * 1000);
  keepAlive.unref();
  end.unref();
  response.on('close', () => {
    clearInterval(keepAlive);
    clearTimeout(end);
    onClose();
  });
  return {
    send: (event, data) => void response.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
    close: () => void response.end(),
  };
}
