import { useLayoutEffect, useRef, type MouseEvent } from 'react';
import styled from 'styled-components';
import { useBootstrap, useTranslate } from '@hashgrid/platform';
import { closeIcon, IconButton, Logo, space, theme } from '@hashgrid/ui';
import { CommunityLinks } from './CommunityLinks';
import { MenuNavigation } from './MenuNavigation';

const Drawer = styled.dialog`
  position: fixed;
  inset: 0;
  inset-inline-end: auto;
  display: flex;
  flex-direction: column;
  gap: ${space(6)};
  inline-size: min(300px, 86vw);
  max-inline-size: none;
  block-size: 100%;
  max-block-size: none;
  margin: 0;
  padding: ${space(4)};
  border: 0;
  border-inline-end: 1px solid ${theme.color.divider};
  background: ${theme.color.panel};
  color: ${theme.color.text};
  overflow-y: auto;
  &::backdrop {
    background: rgb(4 6 10 / 72%);
  }
`;

const Top = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
`;

/** Whether a click is on the backdrop, beside the drawer. Compares coordinates, because clicks on the drawer's padding have the same target. */
function isBackdropClick({ target, currentTarget, clientX }: MouseEvent): boolean {
  const { left, right } = currentTarget.getBoundingClientRect();
  return target === currentTarget && (clientX < left || clientX > right);
}

/** Ignores the second click of a double click on the menu button, which would press what has appeared under the pointer. */
function ignoreSecondClick(event: MouseEvent): void {
  if (event.detail < 2) return;
  event.preventDefault();
  event.stopPropagation();
}

/** The menu drawer of the mobile layout. Escape and a click outside close it. */
export function MenuDrawer({ onClose }: { onClose: () => void }) {
  const t = useTranslate();
  const { gameName } = useBootstrap();
  const dialog = useRef<HTMLDialogElement>(null);
  // close() restores the focus only while the dialog is in the document, so it needs the cleanup of a layout effect.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <Drawer
      ref={dialog}
      aria-label={t('Menu')}
      onCancel={onClose}
      onClickCapture={ignoreSecondClick}
      onClick={(event) => {
        if (isBackdropClick(event)) onClose();
      }}
    >
      <Top>
        <Logo name={gameName} />
        <IconButton icon={closeIcon} label={t('Close menu')} onClick={onClose} />
      </Top>
      <MenuNavigation isComplete onNavigate={onClose} />
      <CommunityLinks />
    </Drawer>
  );
}
