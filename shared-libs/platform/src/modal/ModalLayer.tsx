import { useEffect, useRef, useState, useSyncExternalStore, type KeyboardEvent } from 'react';
import { createPortal } from 'react-dom';
import { MODAL_PORTAL_ID } from '@hashgrid/contracts';
import { usePlatform } from '../store/PlatformContext';
import { OVERLAY_FADE_MS, Overlay, Dialog } from './modalStyles';
import type { ModalState } from './modalStore';
import { useFocusTrap } from './useFocusTrap';

/** Disables scrolling of the body [L11]. */
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

/** Returns the open modal, or the last one while it fades out. */
function useRenderedModal(current: ModalState): ModalState | null {
  const [rendered, setRendered] = useState<ModalState | null>(null);
  const isOpen = current.id !== null;
  if (isOpen && rendered !== current) setRendered(current);
  useEffect(() => {
    if (isOpen) return;
    const timer = setTimeout(() => setRendered(null), OVERLAY_FADE_MS);
    return () => clearTimeout(timer);
  }, [isOpen]);
  return isOpen ? current : rendered;
}

/** Renders the open modal above the page [L9–L12]. */
export function ModalLayer() {
  const { modal } = usePlatform();
  const current = useSyncExternalStore(modal.subscribe, modal.get);
  const rendered = useRenderedModal(current);
  const isOpen = current.id !== null;
  const dialog = useRef<HTMLDivElement>(null);
  useScrollLock(isOpen);
  const trapFocus = useFocusTrap(dialog, current.id);
  useEffect(() => {
    if (!isOpen || !current.dismissible) return;
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) modal.dismiss();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isOpen, current.dismissible, modal]);
  const portal = document.getElementById(MODAL_PORTAL_ID);
  if (!rendered || !portal) return null;
  const handleKeyDown = (event: KeyboardEvent) => trapFocus(event);
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
        key={rendered.id}
        ref={dialog}
        role="dialog"
        aria-modal="true"
        aria-label={rendered.label}
        tabIndex={-1}
        data-open={isOpen}
        style={{ width: rendered.width }}
        onKeyDown={handleKeyDown}
      >
        {rendered.node}
      </Dialog>
    </Overlay>,
    portal,
  );
}
