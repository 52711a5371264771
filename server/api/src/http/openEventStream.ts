import type { ServerResponse } from 'node:http';
import { STREAM_KEEP_ALIVE_MS } from '@hashgrid/contracts';

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
  /** Checked with every keep-alive comment; false ends the stream, a rejection doesn't. */
  isAllowed: () => Promise<boolean>;
  /** Called once, when either side has closed the stream. */
  onClose: () => void;
}

/** Opens a stream of server-sent events, which either side may close. */
export function openEventStream(
  response: ServerResponse,
  { seconds, isAllowed, onClose }: EventStreamOptions,
): EventStream {
  for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value);
  response.writeHead(200);
  // A pipelined response closes long after its end, and a write in between emits an error that ends the process.
  const write = (text: string) => {
    if (!response.writableEnded) response.write(text);
  };
  const stopTimers = () => {
    clearInterval(keepAlive);
    clearTimeout(timeout);
  };
  const end = () => {
    stopTimers();
    response.end();
  };
  const keepAlive = setInterval(() => {
    write(': keep-alive\n\n');
    void isAllowed()
      .catch(() => true)
      .then((allowed) => allowed || end());
  }, STREAM_KEEP_ALIVE_MS);
  const timeout = setTimeout(end, seconds * 1000);
  keepAlive.unref();
  timeout.unref();
  const handleClose = () => {
    stopTimers();
    onClose();
  };
  // The client may have left before the stream was opened; its response emits no event then.
  if (response.destroyed) handleClose();
  else response.once('close', handleClose);
  return {
    send: (event, data) => write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
    close: end,
  };
}
