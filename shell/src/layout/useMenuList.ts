import { useState } from 'react';
import { deviceStorage } from '@hashgrid/platform/host';

/** `complete` shows every level. Opening a closed list shows it completely, because the wanted entry may be at any level. */
export type MenuListState = 'open' | 'closed' | 'complete';

/** Returns the state of the list of an entry's sections, and a function that opens or closes it. A closed state is stored on this device. */
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
