import { deviceStorage } from '@hashgrid/platform/host';

/** Local storage as redux-persist wants it; one that is blocked, full or broken is as good as empty [E5]. */
export const persistedStorage = {
  getItem: (key: string): Promise<string | null> => Promise.resolve(deviceStorage.get(key)),
  setItem: (key: string, value: string): Promise<unknown> => Promise.resolve(deviceStorage.set(key, value)),
  removeItem: (key: string): Promise<void> => Promise.resolve(deviceStorage.remove(key)),
};
