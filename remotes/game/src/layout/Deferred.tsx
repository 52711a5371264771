import { useDeferredValue, type ReactNode } from 'react';

interface DeferredProps {
  /** Holds the place until then. */
  placeholder?: ReactNode;
  children: ReactNode;
}

/** Draws its children right after the first drawing of the page, so that what matters most is there before. */
export function Deferred({ placeholder = null, children }: DeferredProps) {
  return useDeferredValue(true, false) ? children : placeholder;
}
