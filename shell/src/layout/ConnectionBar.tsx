import { useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { useApiOutage, useTranslate } from '@hashgrid/platform';
import { space, theme } from '@hashgrid/ui';

/** Sticks to the bottom of the window, but takes up space at the end of the page, so that any field can be scrolled out from under it. */
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

function subscribe(listener: () => void) {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Shown while the browser is offline or the API is unreachable: one banner instead of an error in every panel. */
export function ConnectionBar() {
  const t = useTranslate();
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  const outage = useApiOutage();
  return (
    <Bar role="status">
      {!isOnline && <p>{t('You’re offline. What you see may be out of date.')}</p>}
      {isOnline && outage === 'confirmed' && (
        <p>{t('We can’t reach the server. What you see may be out of date. Reconnecting…')}</p>
      )}
    </Bar>
  );
}
