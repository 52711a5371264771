import type { ServerResponse } from 'node:http';

/** Short enough that no proxy closes the stream as idle. */
const KEEP_ALIVE_MS = 15_000;

const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
  'x-content-type-options': 'nosniff',
};

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
  for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value);
  response.writeHead(200);
  const keepAlive = setInterval(() => {
    response.write(': keep-alive\n\n');
    void isAllowed()
      .catch(() => true)
      .then((allowed) => allowed || response.end());
  }, KEEP_ALIVE_MS);
  const end = setTimeout(() => response.end(), seconds * 1000);
  keepAlive.unref();
  end.unref();
  const handleClose = () => {
    clearInterval(keepAlive);
    clearTimeout(end);
    onClose();
  };
  // The client may have left before the stream was opened; its response emits no event then.
  if (response.destroyed) handleClose();
  else response.once('close', handleClose);
  return {
    send: (event, data) => void response.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
    close: () => void response.end(),
  };
}
