/** Keys of records about the session, this device and the last crash, and of payments and swaps whose outcome is unknown. */
const PRESERVED_KEYS = /^(hashgrid|pendingOrder)\./;

function clear(open: () => Storage): void {
  try {
    const storage = open();
    for (const key of Object.keys(storage)) if (!PRESERVED_KEYS.test(key)) storage.removeItem(key);
  } catch {
    // Storage is blocked, so there is nothing to remove.
  }
}

/** Removes what the app has stored on this device and in this tab, except under `PRESERVED_KEYS`. */
export function dropStoredState(): void {
  clear(() => localStorage);
  clear(() => sessionStorage);
}
