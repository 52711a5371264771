import { useEffect } from 'react';
import { createExternalStore, useExternalStore } from '@hashgrid/platform/host';
import { importLazily } from '../remotes/importLazily';
import type * as Unread from './UnreadBadge';

const unreadModule = createExternalStore<typeof Unread | null>(null);
const isAllowed = createExternalStore(false);

/** Allows the code of the unread count to load. Called when the first screen has loaded. */
export const allowUnreadCount = (): void => isAllowed.set(true);

/** Returns the code of the unread count; null until it is loaded, which begins after the first screen. */
export function useUnreadModule(): typeof Unread | null {
  const module = useExternalStore(unreadModule);
  const shouldLoad = useExternalStore(isAllowed) && !module;
  useEffect(() => {
    // The link to the notifications also works without the count.
    if (shouldLoad)
      importLazily(() => import('./UnreadBadge')).then(
        (get) => unreadModule.set(get()),
        () => undefined,
      );
  }, [shouldLoad]);
  return module;
}
