import { useState } from 'react';
import { deviceStorage } from '@hashgrid/platform/host';

/** A `complete` list shows every level. It is what the player gets by opening a closed one: the entry they look for may be at any. */
export type MenuListState = 'open' | 'closed' | 'complete';

/** Returns the state of the list of an entry's sections, and a function that opens and closes it; this device remembers a closed one. */
export function useMenuList(path: string): [state: MenuListState, toggle: () => void] {
  const key = `menu:${path}`;
  const [state, setState] = useState<MenuListState>(() => (deviceStorage.get(key) ? 'closed' : 'open'));
  return [
    state,
    () => {
      const next = state === 'closed' ? 'complete' : 'closed';
      setState(next);
      if (next === 'closed') deviceStorage.set(key, next);
      else deviceStorage.remove(key);
    },
  ];
}
