import { useEffect, useId, useState } from 'react';
import styled, { createGlobalStyle } from 'styled-components';
import { useBootstrap, useConsent, useTranslate } from '@hashgrid/platform';
import { Button, media, space, theme } from '@hashgrid/ui';

const Box = styled.div`
  position: fixed;
  inset-block-end: calc(${theme.size.tabBar} + ${space(4)});
  inset-inline-start: ${space(4)};
  z-index: ${theme.layer.drawer};
  display: grid;
  gap: ${space(3)};
  inline-size: min(360px, calc(100vw - ${space(8)}));
  padding: ${space(4)};
  border: 1px solid ${theme.color.divider};
  border-radius: ${theme.radius.card};
  background: ${theme.color.high};
  box-shadow: ${theme.shadow.modal};
  color: ${theme.color.text};
  font-family: ${theme.font.body};
  font-size: ${theme.fontSize[14]};
  /* Hidden while the player types, because it could cover the field. */
  :root:has(:is(input:not([type='checkbox'], [type='radio']), textarea, select):focus) & {
    display: none;
  }
`;

/** Makes the page of the mobile layout longer, so that players can scroll its end and the focused element above the dialog, which covers them. */
const ScrollRoom = createGlobalStyle<{ $dialogHeight: number }>`
  ${media.mobileLayout} {
    html { scroll-padding-block-end: calc(${theme.size.tabBar} + ${space(8)} + ${({ $dialogHeight }) => $dialogHeight}px); }
    body { padding-block-end: calc(${space(8)} + ${({ $dialogHeight }) => $dialogHeight}px); }
  }
`;

const Description = styled.div`
  display: grid;
  gap: ${space(2)};
  color: ${theme.color.textSoft};
  text-wrap: balance;
`;

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`;

/** Returns the height of an element in px, which depends on the language and the text size. While the element is hidden, returns its last height. */
function useHeight(element: HTMLElement | null): number {
  const [height, setHeight] = useState(0);
  useEffect(() => {
    // jsdom has no layout.
    if (!element || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => setHeight((last) => element.offsetHeight || last));
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return height;
}

/** Asks once on each device whether page views may be counted and errors sent to Sentry. It is not modal, and declining is as easy as agreeing. */
export function ConsentDialog() {
  const t = useTranslate();
  const id = useId();
  const [box, setBox] = useState<HTMLElement | null>(null);
  const dialogHeight = useHeight(box);
  const { isAnalyticsOn, gaMeasurementId, sentryDsn } = useBootstrap().telemetry;
  const { consent, setConsent } = useConsent();
  if ((!isAnalyticsOn && !sentryDsn) || consent !== null) return null;
  const choose = (choice: 'granted' | 'denied') => {
    // The focused button is about to be removed.
    if (box?.contains(document.activeElement)) document.getElementById('main')?.focus();
    setConsent(choice);
  };
  return (
    <Box ref={setBox} role="dialog" aria-labelledby={`${id}-title`} aria-describedby={`${id}-text`}>
      <ScrollRoom $dialogHeight={dialogHeight} />
      <strong id={`${id}-title`}>{t('Share usage data?')}</strong>
      <Description id={`${id}-text`}>
        {sentryDsn && (
          <p>{t('We’d like to send errors in the app to Sentry, without linking them to your account.')}</p>
        )}
        {isAnalyticsOn && (
          <p>
            {gaMeasurementId
              ? t(
                  'We’d like to count how often each screen is used, without linking this to your account. We’d also use Google Analytics for this.',
                )
              : t('We’d like to count how often each screen is used, without linking this to your account.')}
          </p>
        )}
        <p>{t('You can change this in Settings.')}</p>
      </Description>
      <Choices>
        <Button size="small" variant="secondary" onClick={() => choose('denied')}>
          {t('Don’t share')}
        </Button>
        <Button size="small" variant="secondary" onClick={() => choose('granted')}>
          {t('Share')}
        </Button>
      </Choices>
    </Box>
  );
}
