/** Items that wait for the connection. */
export interface SendQueue<Item> {
  push(item: Item): void;
  /** Sends what waits. */
  flush(): Promise<void>;
  /** Drops what waits. */
  clear(): void;
}

interface SendQueueOptions<Item> {
  /** Items per request. */
  batchSize: number;
  /** Time to wait for further items, ms; null waits until the page is hidden. */
  delayMs: number | null;
  /** Returns whether the items arrived or were refused for good; those without a response are sent again. */
  send: (items: Item[]) => Promise<boolean>;
}

/** Batches that may wait; the oldest items are dropped. */
const MAX_BATCHES = 4;

/** Collects items and sends them in batches: after a delay, when the page is hidden and when the connection is back. */
export function createSendQueue<Item>({ batchSize, delayMs, send }: SendQueueOptions<Item>): SendQueue<Item> {
  let waiting: Item[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isSending = false;
  const keep = (items: Item[]) => {
    waiting = items.slice(-batchSize * MAX_BATCHES);
  };
  const flush = async () => {
    clearTimeout(timer);
    timer = undefined;
    if (isSending || !navigator.onLine) return;
    isSending = true;
    try {
      while (waiting.length > 0) {
        const batch = waiting.slice(0, batchSize);
        waiting = waiting.slice(batchSize);
        if (await send(batch)) continue;
        keep([...batch, ...waiting]);
        return;
      }
    } finally {
      isSending = false;
    }
  };
  window.addEventListener('online', () => void flush());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') void flush();
  });
  return {
    flush,
    push(item) {
      keep([...waiting, item]);
      if (delayMs !== null) timer ??= setTimeout(() => void flush(), delayMs);
    },
    clear: () => void keep([]),
  };
}
