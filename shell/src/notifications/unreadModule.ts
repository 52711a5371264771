import { useEffect } from 'react';
import { createExternalStore, useExternalStore } from '@hashgrid/platform/host';
import { importLazily } from '../remotes/importLazily';
import type * as Unread from './UnreadBadge';

const unreadModule = createExternalStore<typeof Unread | null>(null);
const isAllowed = createExternalStore(false);

/** Allows the count of unread notifications to load: called when the first screen has loaded. */
export const allowUnreadCount = (): void => isAllowed.set(true);

/** Returns the code of the count once it is loaded, which happens after the first screen and for players only. */
export function useUnreadModule(): typeof Unread | null {
  const module = useExternalStore(unreadModule);
  const shouldLoad = useExternalStore(isAllowed) && !module;
  useEffect(() => {
    // Without the code, the link to the notifications still works.
    if (shouldLoad)
      importLazily(() => import('./UnreadBadge')).then(
        (get) => unreadModule.set(get()),
        () => undefined,
      );
  }, [shouldLoad]);
  return module;
}
