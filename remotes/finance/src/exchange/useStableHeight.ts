import { useLayoutEffect, useRef } from 'react';

/**
 * Keeps an element at least as high as its reference content was, so that shorter content doesn't shift the page below.
 * @param setsHeight whether the current content is the reference
 */
export function useStableHeight<Item extends HTMLElement>(setsHeight: boolean) {
  const ref = useRef<Item>(null);
  const height = useRef(0);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    element.style.minBlockSize = setsHeight ? '' : `${height.current}px`;
    // jsdom has no layout.
    if (!setsHeight || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => {
      height.current = element.offsetHeight;
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [setsHeight]);
  return ref;
}
