import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

let lastPathname: string | null = null;

/** After a visit to another screen, reading goes on at the start of the main part, and the page is at its top. */
export function useMainFocus() {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const type = useNavigationType();
  useEffect(() => {
    const isVisit = lastPathname !== null && lastPathname !== pathname;
    lastPathname = pathname;
    if (!isVisit) return;
    // A page that puts the focus somewhere knows better.
    if (!main.current?.contains(document.activeElement)) main.current?.focus({ preventScroll: true });
    // Going back leaves the scrolling to the browser.
    if (type !== 'POP') window.scrollTo(0, 0);
  }, [pathname, type]);
  return main;
}
