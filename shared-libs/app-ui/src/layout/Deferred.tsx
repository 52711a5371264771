import { useDeferredValue, type ReactNode } from 'react';

interface DeferredProps {
  /** Shown until then; give it the height of the content. */
  placeholder?: ReactNode;
  children: ReactNode;
}

/**
 * Renders its children right after the first paint of the page, so that they don't delay what matters more.
 *
 * @example
 * <Deferred placeholder={<Skeleton height={410} />}><Charts /></Deferred>
 */
export function Deferred({ placeholder = null, children }: DeferredProps) {
  return useDeferredValue(true, false) ? children : placeholder;
}
