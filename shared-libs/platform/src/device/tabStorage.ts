/** Session storage as JSON that never throws: where it is blocked, full or damaged, there is nothing in it. */
export const tabStorage = {
  get(key: string): unknown {
    try {
      return JSON.parse(sessionStorage.getItem(key) ?? 'null');
    } catch {
      return null;
    }
  },
  set(key: string, value: unknown): void {
    try {
      sessionStorage.setItem(key, JSON.stringify(value));
    } catch {
      // What cannot be kept is lost with a reload, no sooner.
    }
  },
  remove(key: string): void {
    try {
      sessionStorage.removeItem(key);
    } catch {
      // Blocked: nothing was kept.
    }
  },
};
