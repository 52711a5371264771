import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { useTranslate } from '@hashgrid/platform';
import { hasUnsavedChanges, onUnsavedChange } from '@hashgrid/platform/host';
import { Button, space, Text, theme } from '@hashgrid/ui';

/** Sticks to the bottom of the window, but takes up space at the end of the page, so that all content can be scrolled out from under it. */
const Bar = styled.section`
  position: sticky;
  inset-block-end: ${theme.size.tabBar};
  z-index: ${theme.layer.drawer};
  font-family: ${theme.font.body};
`;

const Content = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${space(2)} ${space(3)};
  padding: ${space(2)} ${space(4)};
  background: ${theme.color.raised};
  border-block-start: 1px solid ${theme.color.divider};
`;

type Choice = 'nextPage' | 'dismissed' | null;

const reload = () => location.reload();

/** Offers to load the newer release while nothing is unsaved. An open page keeps its release until the player accepts. */
export function UpdateOffer() {
  const t = useTranslate();
  const { pathname } = useLocation();
  const [choice, setChoice] = useState<Choice>(null);
  const isUnsaved = useSyncExternalStore(onUnsavedChange, hasUnsavedChanges);
  const lastPathname = useRef(pathname);
  useEffect(() => {
    if (pathname === lastPathname.current) return;
    lastPathname.current = pathname;
    // A reload would lose the request of a payment that the player leaves. While offline, it would show the browser's error page.
    if (choice === 'nextPage' && navigator.onLine && !hasUnsavedChanges()) reload();
  }, [pathname, choice]);
  const isShown = choice === null && !isUnsaved;
  const choose = (next: Choice) => {
    // The focused button is about to be removed.
    document.getElementById('main')?.focus({ preventScroll: true });
    setChoice(next);
  };
  return (
    <Bar role="status" data-update-offer="">
      {isShown && (
        <Content>
          <Text as="span">{t('A new version is available.')}</Text>
          <Button size="small" onClick={reload}>
            {t('Update now')}
          </Button>
          <Button size="small" variant="secondary" onClick={() => choose('nextPage')}>
            {t('Update when I leave this page')}
          </Button>
          <Button size="small" variant="ghost" onClick={() => choose('dismissed')}>
            {t('Close')}
          </Button>
        </Content>
      )}
    </Bar>
  );
}
