import type { ServerResponse } from 'node:http';

/** Often enough that no proxy between us and the player takes the stream for dead. */
const KEEP_ALIVE_MS = 15_000;

export interface EventStream {
  send(event: string, data: unknown): void;
  close(): void;
}

/** Answers with server-sent events until somebody ends it or `seconds` have passed; `onClose` is called once. */
export function eventStream(
  response: ServerResponse,
  { seconds, onClose }: { seconds: number; onClose: () => void },
): EventStream {
  response.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
    'x-content-type-options': 'nosniff',
  });
  const keepAlive = setInterval(() => response.write(': still here\n\n'), KEEP_ALIVE_MS);
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
