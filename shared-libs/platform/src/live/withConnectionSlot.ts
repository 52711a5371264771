/**
 * One lock per live connection. Browsers limit the connections to one server, and all windows share them with their API calls, so
 * only two windows have a stream.
 */
const SLOT_LOCKS = ['hashgrid-live-1', 'hashgrid-live-2'];

/** Runs the work while holding a slot that no other window of this browser holds; does nothing if none is free. */
export async function withConnectionSlot(work: () => Promise<void>): Promise<void> {
  // The Web Locks API is missing in insecure contexts.
  const locks = navigator.locks as LockManager | undefined;
  if (!locks) return work();
  for (const name of SLOT_LOCKS) {
    const isTaken = await locks.request(name, { ifAvailable: true }, async (lock) => {
      if (lock) await work();
      return lock === null;
    });
    if (!isTaken) return;
  }
}
