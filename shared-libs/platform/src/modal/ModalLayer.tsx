import {
  Fragment,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { createPortal } from 'react-dom';
import { MODAL_PORTAL_ID } from '@hashgrid/contracts';
import { PlatformContext, usePlatform } from '../store/PlatformContext';
import type { PlatformServices } from '../store/platformServices';
import { OVERLAY_FADE_MS, Overlay, Dialog } from './modal.styles';
import type { ModalState } from './modalStore';
import { useCloseRequest } from './useCloseRequest';
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
 * Returns a function that tells whether a press or click occurred while the modal faded in. It uses the event's own time, because
 * a busy page may handle the event later. The same time applies with reduced motion, because it also covers a double click.
 */
function useIsDuringFadeIn(opening: number): (event: MouseEvent) => boolean {
  const openedAt = useRef(0);
  useLayoutEffect(() => {
    openedAt.current = performance.now();
  }, [opening]);
  return (event) => event.timeStamp - openedAt.current < OVERLAY_FADE_MS;
}

/**
 * Returns the handlers that call back for a click on the overlay. A press alone doesn't count: after a tap, the browser would dispatch
 * the click to the page below a dismissed overlay. A click whose press wasn't on the overlay ends a drag out of the dialog, or is the
 * second one of a double click that opened the modal.
 */
function useOverlayClick(isDuringFadeIn: (event: MouseEvent) => boolean, onOverlayClick: () => void) {
  const isPressed = useRef(false);
  const isOnOverlay = ({ target, currentTarget }: MouseEvent) => target === currentTarget;
  return {
    onPointerDown: (event: MouseEvent) => {
      isPressed.current = isOnOverlay(event) && !isDuringFadeIn(event);
    },
    // Keeps the focus in the dialog, so that the focus trap works and closing can restore the focus.
    onMouseDown: (event: MouseEvent) => {
      if (isOnOverlay(event)) event.preventDefault();
    },
    onClick: (event: MouseEvent) => {
      if (isPressed.current && isOnOverlay(event)) onOverlayClick();
      isPressed.current = false;
    },
  };
}

/** Returns services whose `modal.dismiss` closes this opening only, so that late code of a closed modal can't close the next one. */
function useContentServices(opening: number | undefined): PlatformServices {
  const services = usePlatform();
  return useMemo(() => {
    const { modal } = services;
    const dismiss = () => {
      if (modal.get().opening === opening) modal.dismiss();
    };
    return { ...services, modal: { ...modal, dismiss } };
  }, [services, opening]);
}

interface ModalLayerProps {
  /** Error boundary of the content; none by default. */
  boundary?: ComponentType<{ children: ReactNode }>;
}

/** Renders the open modal above the page. */
export function ModalLayer({ boundary: Boundary = Fragment }: ModalLayerProps) {
  const { modal } = usePlatform();
  const current = useSyncExternalStore(modal.subscribe, modal.get);
  const rendered = useRenderedModal(current);
  const isOpen = current.id !== null;
  const dialog = useRef<HTMLDivElement>(null);
  useScrollLock(isOpen);
  const isDuringFadeIn = useIsDuringFadeIn(current.opening);
  useFocusTrap(dialog, current.opening);
  const contentServices = useContentServices(rendered?.opening);
  useCloseRequest(current.dismissible ? current.opening : 0, modal.dismiss);
  const overlayHandlers = useOverlayClick(isDuringFadeIn, () => {
    if (current.dismissible) modal.dismiss();
  });
  const portal = document.getElementById(MODAL_PORTAL_ID);
  if (!rendered || !portal) return null;
  // The second click of the double click that opened the dialog must not press what has appeared under the pointer.
  const handleClickCapture = (event: MouseEvent) => {
    if (event.detail < 2 || !isDuringFadeIn(event)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return createPortal(
    <Overlay
      data-modal-overlay=""
      data-open={isOpen}
      aria-hidden={!isOpen}
      {...overlayHandlers}
      onClickCapture={handleClickCapture}
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
      >
        <PlatformContext value={contentServices}>
          <Boundary>{rendered.node}</Boundary>
        </PlatformContext>
      </Dialog>
    </Overlay>,
    portal,
  );
}
