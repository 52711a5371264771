import { useState } from 'react';
import { deviceStorage } from '@hashgrid/platform/host';

const CLOSED = 'closed';

/** Returns whether the sections of a menu entry are listed, and a function that changes it; this device remembers it. */
export function useIsListOpen(path: string): [isOpen: boolean, setOpen: (isOpen: boolean) => void] {
  const key = `menu:${path}`;
  const [isOpen, setOpen] = useState(() => deviceStorage.get(key) !== CLOSED);
  return [
    isOpen,
    (next) => {
      setOpen(next);
      if (next) deviceStorage.remove(key);
      else deviceStorage.set(key, CLOSED);
    },
  ];
}
