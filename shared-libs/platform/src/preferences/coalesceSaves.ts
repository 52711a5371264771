/**
 * Makes a way to save that is never under way twice: whoever asks meanwhile is served by one more run after it, so the
 * last choice wins.
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
