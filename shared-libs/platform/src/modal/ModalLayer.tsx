import { useEffect, useRef, useState, useSyncExternalStore, type KeyboardEvent } from 'react';
import { createPortal } from 'react-dom';
import { MODAL_PORTAL_ID } from '@hashgrid/contracts';
import { usePlatform } from '../store/PlatformContext';
import { OVERLAY_FADE_MS, Overlay, Dialog } from './modalStyles';
import type { ModalState } from './modalStore';
import { useFocusTrap } from './useFocusTrap';

/** The body behind an open modal does not scroll [L11]. */
function useScrollLock(isLocked: boolean): void {
  useEffect(() => {
    if (!isLocked) return;
    const { overflow } = document.body.style;
    document.body.style.overflow = 'hidden';
    return () => {
      document.body.style.overflow = overflow;
    };
  }, [isLocked]);
}

/** What is drawn: the open modal, or the last one while it fades out. */
function useDrawn(current: ModalState): ModalState | null {
  const [drawn, setDrawn] = useState<ModalState | null>(null);
  const isOpen = current.id !== null;
  if (isOpen && drawn !== current) setDrawn(current);
  useEffect(() => {
    if (isOpen) return;
    const timer = setTimeout(() => setDrawn(null), OVERLAY_FADE_MS);
    return () => clearTimeout(timer);
  }, [isOpen]);
  return isOpen ? current : drawn;
}

/** The dialog above everything [L9–L12]. Draws nothing while there is none. */
export function ModalLayer() {
  const { modal } = usePlatform();
  const current = useSyncExternalStore(modal.subscribe, modal.get);
  const drawn = useDrawn(current);
  const isOpen = current.id !== null;
  const dialog = useRef<HTMLDivElement>(null);
  useScrollLock(isOpen);
  const keepTabInside = useFocusTrap(dialog, current.id);
  useEffect(() => {
    if (!isOpen || !current.dismissible) return;
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) modal.dismiss();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isOpen, current.dismissible, modal]);
  const portal = document.getElementById(MODAL_PORTAL_ID);
  if (!drawn || !portal) return null;
  const handleKeyDown = (event: KeyboardEvent) => keepTabInside(event);
  return createPortal(
    <Overlay
      data-modal-overlay=""
      data-open={isOpen}
      aria-hidden={!isOpen}
      onPointerDown={(event) => {
        if (isOpen && current.dismissible && event.target === event.currentTarget) modal.dismiss();
      }}
    >
      <Dialog
        key={drawn.id}
        ref={dialog}
        role="dialog"
        aria-modal="true"
        aria-label={drawn.label}
        tabIndex={-1}
        data-open={isOpen}
        style={{ width: drawn.width }}
        onKeyDown={handleKeyDown}
      >
        {drawn.node}
      </Dialog>
    </Overlay>,
    portal,
  );
}
