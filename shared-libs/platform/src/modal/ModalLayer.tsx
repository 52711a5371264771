import {
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type KeyboardEvent,
  type MouseEvent,
} from 'react';
import { createPortal } from 'react-dom';
import { MODAL_PORTAL_ID } from '@hashgrid/contracts';
import { PlatformContext, usePlatform } from '../store/PlatformContext';
import type { PlatformServices } from '../store/platformServices';
import { OVERLAY_FADE_MS, Overlay, Dialog } from './modal.styles';
import type { ModalState } from './modalStore';
import { useFocusTrap } from './useFocusTrap';

/** Disables scrolling of the body. */
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

/**
 * Returns whether a press or click came while the modal faded in. A busy page may handle it later, so its own time counts.
 * The delay stays with reduced motion, because double clicks do not get faster.
 */
function useIsDuringFadeIn(opening: number): (event: MouseEvent) => boolean {
  const openedAt = useRef(0);
  useLayoutEffect(() => {
    openedAt.current = performance.now();
  }, [opening]);
  return (event) => event.timeStamp - openedAt.current < OVERLAY_FADE_MS;
}

/** Returns the services for the content of a modal: once closed, that one can no longer dismiss the modal that is open then. */
function useOwnServices(opening: number | undefined): PlatformServices {
  const services = usePlatform();
  return useMemo(() => {
    const { modal } = services;
    const dismiss = () => {
      if (modal.get().opening === opening) modal.dismiss();
    };
    return { ...services, modal: { ...modal, dismiss } };
  }, [services, opening]);
}

/** Renders the open modal above the page. */
export function ModalLayer() {
  const { modal } = usePlatform();
  const current = useSyncExternalStore(modal.subscribe, modal.get);
  const rendered = useRenderedModal(current);
  const isOpen = current.id !== null;
  const dialog = useRef<HTMLDivElement>(null);
  useScrollLock(isOpen);
  const isDuringFadeIn = useIsDuringFadeIn(current.opening);
  const trapFocus = useFocusTrap(dialog, current.opening);
  const ownServices = useOwnServices(rendered?.opening);
  useEffect(() => {
    if (!isOpen || !current.dismissible) return;
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      // During the composition of a character, Escape cancels that.
      if (event.key === 'Escape' && !event.isComposing && !event.defaultPrevented) modal.dismiss();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isOpen, current.dismissible, modal]);
  const portal = document.getElementById(MODAL_PORTAL_ID);
  if (!rendered || !portal) return null;
  const handleKeyDown = (event: KeyboardEvent) => trapFocus(event);
  const handleOverlayPress = (event: MouseEvent) => {
    const isOutside = event.target === event.currentTarget;
    if (isOpen && current.dismissible && isOutside && !isDuringFadeIn(event)) modal.dismiss();
  };
  // The second click of the double click that opened the dialog must not press what has appeared under the pointer.
  const ignoreSecondClick = (event: MouseEvent) => {
    if (event.detail < 2 || !isDuringFadeIn(event)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return createPortal(
    <Overlay
      data-modal-overlay=""
      data-open={isOpen}
      aria-hidden={!isOpen}
      onPointerDown={handleOverlayPress}
      onClickCapture={ignoreSecondClick}
    >
      <Dialog
        key={rendered.opening}
        ref={dialog}
        role="dialog"
        aria-modal="true"
        aria-label={rendered.label}
        tabIndex={-1}
        data-open={isOpen}
        style={{ width: rendered.width }}
        onKeyDown={handleKeyDown}
      >
        <PlatformContext value={ownServices}>{rendered.node}</PlatformContext>
      </Dialog>
    </Overlay>,
    portal,
  );
}
