/** JSON of values that session storage didn't take; they last until the page is reloaded. */
const unstored: Record<string, string> = {};

/** Session storage as JSON that never throws: where it is blocked or full, values are kept in memory, and corrupt ones are dropped. */
export const tabStorage = {
  get(key: string): unknown {
    try {
      // `JSON.parse` returns null for the null of a missing value.
      return JSON.parse(unstored[key] ?? (sessionStorage.getItem(key) as string));
    } catch {
      return null;
    }
  },
  set(key: string, value: unknown): void {
    // Otherwise a value that doesn't fit would leave the previous one, which would return after a reload.
    tabStorage.remove(key);
    unstored[key] = JSON.stringify(value);
    try {
      sessionStorage.setItem(key, unstored[key]);
      delete unstored[key];
    } catch {
      // The value stays in memory.
    }
  },
  remove(key: string): void {
    delete unstored[key];
    try {
      sessionStorage.removeItem(key);
    } catch {
      // Storage is blocked, so there is nothing to remove.
    }
  },
};
