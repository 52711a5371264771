/**
 * Local storage that never throws: where a browser blocks it (the getter itself throws then), is full or
 * damaged, reading gives null and writing is skipped.
 */
export const deviceStorage = {
  get(key: string): string | null {
    try {
      return globalThis.localStorage.getItem(key);
    } catch {
      return null;
    }
  },
  /** Whether the value was kept. */
  set(key: string, value: string): boolean {
    try {
      globalThis.localStorage.setItem(key, value);
      return true;
    } catch {
      return false;
    }
  },
  remove(key: string): void {
    try {
      globalThis.localStorage.removeItem(key);
    } catch {
      // Nothing can be stored here, so nothing is left behind.
    }
  },
};
