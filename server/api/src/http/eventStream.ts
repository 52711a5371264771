import type { ServerResponse } from 'node:http';

/** Often enough that no proxy between us and the player takes the stream for dead. */
const KEEP_ALIVE_MS = 15_000;

export interface EventStream {
  send(event: string, data: unknown): void;
  close(): void;
}

export interface EventStreamOptions {
  /** The longest that it lasts. */
  seconds: number;
  /** Asked every few seconds; what it refuses ends. A failure to tell is no refusal. */
  isWanted: () => Promise<boolean>;
  /** Called once. */
  onClose: () => void;
}

/** Answers with server-sent events until somebody ends it. */
export function eventStream(
  response: ServerResponse,
  { seconds, isWanted, onClose }: EventStreamOptions,
): EventStream {
  response.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
    'x-content-type-options': 'nosniff',
  });
  const keepAlive = setInterval(() => {
    response.write(': still here\n\n');
    void isWanted()
      .catch(() => true)
      .then((wanted) => wanted || response.end());
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
