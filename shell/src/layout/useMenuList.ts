import { useState } from 'react';
import { deviceStorage } from '@hashgrid/platform/host';

/** `opened` is a list that the player has just opened: whoever opens it looks for an entry, which may be at any level. */
export type MenuListState = 'open' | 'closed' | 'opened';

/** Returns the state of the list of an entry's sections, and a function that opens and closes it; this device remembers a closed one. */
export function useMenuList(path: string): [state: MenuListState, toggle: () => void] {
  const key = `menu:${path}`;
  const [state, setState] = useState<MenuListState>(() => (deviceStorage.get(key) ? 'closed' : 'open'));
  return [
    state,
    () => {
      const next = state === 'closed' ? 'opened' : 'closed';
      setState(next);
      if (next === 'closed') deviceStorage.set(key, next);
      else deviceStorage.remove(key);
    },
  ];
}
