import { useEffect, useRef, useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { useApiOutage, useTranslate } from '@hashgrid/platform';
import { space, theme } from '@hashgrid/ui';

/** Sticks to the bottom of the window, but takes up space at the end of the page, so that every field can be scrolled out from under it. */
const Bar = styled.div`
  position: sticky;
  inset-block-end: ${theme.size.tabBar};
  z-index: ${theme.layer.drawer};
  font-family: ${theme.font.body};
  font-size: ${theme.fontSize[14]};
  text-align: center;
  & > p {
    padding: ${space(2)} ${space(4)};
    background: ${theme.color.warn};
    color: ${theme.color.onBrand};
  }
`;

function subscribeToConnection(listener: () => void) {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Publishes the bar's height as `--connection-bar`, so that toasts stay above it. Returns the ref of the bar. */
function usePublishedHeight() {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // jsdom has no layout.
    if (typeof ResizeObserver === 'undefined') return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(([entry]) =>
      style.setProperty('--connection-bar', `${entry?.contentRect.height ?? 0}px`),
    );
    if (bar.current) observer.observe(bar.current);
    return () => {
      observer.disconnect();
      style.removeProperty('--connection-bar');
    };
  }, []);
  return bar;
}

/** Shown while the browser is offline or the API is unreachable: one banner instead of an error in every panel. */
export function ConnectionBar() {
  const t = useTranslate();
  const isOnline = useSyncExternalStore(subscribeToConnection, () => navigator.onLine);
  const outage = useApiOutage();
  const bar = usePublishedHeight();
  return (
    <Bar ref={bar} role="status">
      {!isOnline && <p>{t('You’re offline. What you see may be out of date.')}</p>}
      {isOnline && outage === 'confirmed' && (
        <p>{t('We can’t reach the server. What you see may be out of date. Reconnecting…')}</p>
      )}
    </Bar>
  );
}
