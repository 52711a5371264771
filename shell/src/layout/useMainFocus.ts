import { useDeferredValue, useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

let lastPathname: string | null = null;

/** After navigation to another screen, focuses the main element and scrolls to the top. */
export function useMainFocus() {
  const main = useRef<HTMLElement>(null);
  // Deferred as the screen is: the focus must not go to what is about to leave.
  const pathname = useDeferredValue(useLocation().pathname);
  const type = useNavigationType();
  useEffect(() => {
    const hasNavigated = lastPathname !== null && lastPathname !== pathname;
    lastPathname = pathname;
    if (!hasNavigated) return;
    // Doesn't take the focus from an element that the page has focused.
    if (!main.current?.contains(document.activeElement)) main.current?.focus({ preventScroll: true });
    // On back and forward, the browser restores the scroll position.
    if (type !== 'POP') window.scrollTo(0, 0);
  }, [pathname, type]);
  return main;
}
