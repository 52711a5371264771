/** Live connections of one browser, all its windows together: it has few to one server, and calls need some of them. */
const PLACES = ['hashgrid-live-1', 'hashgrid-live-2'];

/** Does the work in a place that no other window of this browser holds; does nothing when all are taken. */
export async function withConnectionSlot(work: () => Promise<void>): Promise<void> {
  // Browsers leave locks out of pages that came without encryption.
  const locks = navigator.locks as LockManager | undefined;
  if (!locks) return work();
  for (const name of PLACES) {
    const isTaken = await locks.request(name, { ifAvailable: true }, async (lock) => {
      if (lock) await work();
      return lock === null;
    });
    if (!isTaken) return;
  }
}
