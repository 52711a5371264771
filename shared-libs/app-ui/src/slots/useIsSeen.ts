import { useEffect, useState } from 'react';

/**
 * Returns whether an element has been in the viewport; always true in browsers without `IntersectionObserver`.
 * @param element null while it is not rendered
 */
export function useIsSeen(element: Element | null): boolean {
  const [isSeen, setIsSeen] = useState(typeof IntersectionObserver !== 'function');
  useEffect(() => {
    if (isSeen || !element) return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) setIsSeen(true);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [element, isSeen]);
  return isSeen;
}
