/**
 * Wraps a save function so that it never runs concurrently: calls during a run are coalesced into one more run after it, so
 * the latest value wins.
 */
export function coalesceSaves(save: () => Promise<unknown>): () => Promise<void> {
  let running: Promise<void> | null = null;
  let isStale = false;
  const run = async () => {
    do {
      isStale = false;
      await save();
    } while (isStale);
  };
  return () => {
    isStale = true;
    running ??= run().finally(() => {
      running = null;
    });
    return running;
  };
}
