/** A queue of items that are sent in batches. */
export interface SendQueue<Item> {
  push(item: Item): void;
  /** Sends the queued items. */
  flush(): Promise<void>;
  /** Drops the queued items, and those of a request in flight if it fails. */
  clear(): void;
}

interface SendQueueOptions<Item> {
  /** Maximum number of items per request. */
  batchSize: number;
  /** Time to wait for further items, ms; null waits until the page is hidden. */
  delayMs: number | null;
  /** Returns true if the items were accepted or permanently rejected, false if they must be sent again. */
  send: (items: Item[]) => Promise<boolean>;
}

/** Maximum length of the queue in batches; beyond it, the oldest items are dropped. */
const MAX_BATCHES = 4;
/** Browsers fail `keepalive` requests whose bodies exceed 64 KiB together; other queues may send at the same time. */
const MAX_BATCH_BYTES = 32 * 1024;

const countBytes = (item: unknown): number => new TextEncoder().encode(JSON.stringify(item)).length;

/** Returns the first items that fit one request; at least one. */
function takeBatch<Item>(items: readonly Item[], batchSize: number): Item[] {
  let bytes = 0;
  const end = items.findIndex((item, index) => {
    bytes += countBytes(item);
    return index === batchSize || (index > 0 && bytes > MAX_BATCH_BYTES);
  });
  return items.slice(0, end === -1 ? undefined : end);
}

/** Collects items and sends them in batches: after a delay, when the page is hidden and when the connection is back. */
export function createSendQueue<Item>({ batchSize, delayMs, send }: SendQueueOptions<Item>): SendQueue<Item> {
  let waiting: Item[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isSending = false;
  /** Incremented by `clear`, so that a failed batch of an earlier generation is not sent again. */
  let generation = 0;
  const setWaiting = (items: Item[]) => {
    waiting = items.slice(-batchSize * MAX_BATCHES);
  };
  const flush = async () => {
    clearTimeout(timer);
    timer = undefined;
    if (isSending || !navigator.onLine) return;
    isSending = true;
    try {
      while (waiting.length > 0) {
        const batch = takeBatch(waiting, batchSize);
        waiting = waiting.slice(batch.length);
        const sentGeneration = generation;
        if (await send(batch)) continue;
        if (sentGeneration === generation) setWaiting([...batch, ...waiting]);
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
      setWaiting([...waiting, item]);
      if (delayMs !== null) timer ??= setTimeout(() => void flush(), delayMs);
    },
    clear() {
      generation += 1;
      setWaiting([]);
    },
  };
}
