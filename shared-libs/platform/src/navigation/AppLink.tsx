import { useEffect, useRef, type Ref } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { PREFETCH_MARGIN_PX } from '@hashgrid/contracts';
import { usePlatform } from '../store/PlatformContext';
import { whenIdle } from './whenIdle';

export interface AppLinkProps extends Omit<LinkProps, 'to'> {
  /** Path of a screen, query and hash included. */
  to: string;
  newTab?: boolean;
  ref?: Ref<HTMLAnchorElement>;
}

/** Calls back once the element is within 200 px of the viewport and the browser is idle. Returns the function that stops observing. */
function observeProximity(element: Element, onNear: () => void): () => void {
  if (typeof IntersectionObserver !== 'function') return () => undefined;
  let stopIdle = () => {};
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      stopIdle = whenIdle(onNear);
    },
    { rootMargin: `${PREFETCH_MARGIN_PX}px` },
  );
  observer.observe(element);
  return () => {
    observer.disconnect();
    stopIdle();
  };
}

/** A link that prefetches the code of its screen on hover, on focus and near the viewport. */
export function AppLink({ to, newTab, ref, ...rest }: AppLinkProps) {
  const { prefetch } = usePlatform();
  const anchor = useRef<HTMLAnchorElement | null>(null);
  useEffect(() => {
    const element = anchor.current;
    return element ? observeProximity(element, () => prefetch(to)) : undefined;
  }, [prefetch, to]);
  return (
    <Link
      {...rest}
      {...(newTab && { target: '_blank', rel: 'noopener' })}
      to={to}
      ref={(element) => {
        anchor.current = element;
        if (typeof ref === 'function') ref(element);
        else if (ref) ref.current = element;
      }}
      onPointerEnter={(event) => {
        rest.onPointerEnter?.(event);
        prefetch(to);
      }}
      onFocus={(event) => {
        rest.onFocus?.(event);
        prefetch(to);
      }}
    />
  );
}
