import { useDeferredValue, useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

let lastPathname: string | null = null;

/** Focuses the main element and scrolls to the top after navigation to another screen. Returns the ref of the main element. */
export function useMainFocus() {
  const main = useRef<HTMLElement>(null);
  // Deferred like the screen, so that the focus doesn't move into the previous screen, which is about to be removed.
  const pathname = useDeferredValue(useLocation().pathname);
  const type = useNavigationType();
  useEffect(() => {
    const hasNavigated = lastPathname !== null && lastPathname !== pathname;
    lastPathname = pathname;
    if (!hasNavigated) return;
    // An element that the page has focused keeps the focus.
    if (!main.current?.contains(document.activeElement)) main.current?.focus({ preventScroll: true });
    // On back and forward, the browser restores the scroll position.
    if (type !== 'POP') window.scrollTo(0, 0);
  }, [pathname, type]);
  return main;
}
