/** Accesses local storage. Returns null where it is full or blocked (then even its getter throws). */
const attempt = <Result>(access: (storage: Storage) => Result): Result | null => {
  try {
    return access(window.localStorage);
  } catch {
    return null;
  }
};

/** Local storage that never throws: wagmi's state only has to survive a reload, and losing it is acceptable. */
export const safeLocalStorage = {
  getItem: (key: string): string | null => attempt((storage) => storage.getItem(key)),
  setItem: (key: string, value: string): void => void attempt((storage) => storage.setItem(key, value)),
  removeItem: (key: string): void => void attempt((storage) => storage.removeItem(key)),
};
