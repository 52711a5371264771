import { useDeferredValue, type ReactNode } from 'react';

interface DeferredProps {
  /** Shown until the children are; give it their height, so that the page doesn't shift. */
  placeholder?: ReactNode;
  children: ReactNode;
}

/**
 * Renders its children right after the first paint of the page, so that they don't delay more important content.
 *
 * @example
 * <Deferred placeholder={<Skeleton height={410} />}><Charts /></Deferred>
 */
export function Deferred({ placeholder = null, children }: DeferredProps) {
  return useDeferredValue(true, false) ? children : placeholder;
}
