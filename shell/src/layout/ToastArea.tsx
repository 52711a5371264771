import { useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { useTranslate } from '@hashgrid/platform';
import { usePlatform } from '@hashgrid/platform/host';
import { space, theme, Toast } from '@hashgrid/ui';

const Corner = styled.section`
  position: fixed;
  inset-block-end: calc(${theme.size.tabBar} + var(--connection-bar, 0px) + ${space(4)});
  inset-inline-end: ${space(4)};
  z-index: 100;
  display: grid;
  gap: ${space(2)};
  inline-size: min(400px, calc(100vw - ${space(8)}));
  pointer-events: none;
  & > * {
    pointer-events: auto;
  }
  font-family: ${theme.font.body};
`;

/** A ref callback: when a toast that has the focus disappears, the next or previous one takes it, or else the open dialog or the page. */
const passFocusOnUnmount = (toast: HTMLElement | null) => (): void => {
  if (!toast?.contains(document.activeElement)) return;
  const neighbor = toast.nextElementSibling ?? toast.previousElementSibling;
  const target =
    neighbor?.querySelector('button') ??
    document.querySelector<HTMLElement>('[aria-modal]') ??
    document.getElementById('main');
  target?.focus({ preventScroll: true });
};

/** The toasts in the bottom corner: on the right, or on the left in right-to-left languages. */
export function ToastArea() {
  const { toasts } = usePlatform();
  const t = useTranslate();
  const messages = useSyncExternalStore(toasts.subscribe, toasts.get);
  return (
    <Corner aria-label={t('Notifications')} aria-live="polite" data-toast-area="">
      {messages.map(({ id, tone, text }) => (
        <Toast
          key={id}
          ref={passFocusOnUnmount}
          tone={tone}
          onClose={() => toasts.close(id)}
          closeLabel={t('Close')}
        >
          {t(text)}
        </Toast>
      ))}
    </Corner>
  );
}
