import { deviceStorage } from '@hashgrid/platform/host';

/** Local storage with the interface of redux-persist; acts as empty where it is blocked, full or corrupt. */
export const persistedStorage = {
  getItem: (key: string): Promise<string | null> => Promise.resolve(deviceStorage.get(key)),
  setItem: (key: string, value: string): Promise<unknown> => Promise.resolve(deviceStorage.set(key, value)),
  removeItem: (key: string): Promise<void> => Promise.resolve(deviceStorage.remove(key)),
};
