import { useEffect, type KeyboardEvent, type RefObject } from 'react';

const FOCUSABLE =
  'a[href], button:not([disabled]), input:not([disabled]), select:not([disabled]), textarea:not([disabled]), [tabindex="0"]';

const focusableIn = (box: HTMLElement) => [...box.querySelectorAll<HTMLElement>(FOCUSABLE)];

/**
 * Moves the focus into a dialog when it opens and restores it when it closes.
 * Returns the keydown handler that keeps Tab inside.
 * @param opening Number of the opening; 0 while no dialog is open.
 */
export function useFocusTrap(box: RefObject<HTMLElement | null>, opening: number) {
  useEffect(() => {
    if (!opening) return;
    const before = document.activeElement;
    const dialog = box.current;
    if (dialog && !dialog.contains(before)) {
      const target = dialog.querySelector<HTMLElement>('[autofocus], [data-autofocus]') ?? dialog;
      target.focus();
    }
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [box, opening]);

  return (event: KeyboardEvent) => {
    if (event.key !== 'Tab' || !box.current) return;
    const stops = focusableIn(box.current);
    const first = stops[0];
    const last = stops.at(-1);
    const { activeElement } = document;
    if (!first || !last) {
      event.preventDefault();
    } else if (event.shiftKey && (activeElement === first || activeElement === box.current)) {
      event.preventDefault();
      last.focus();
    } else if (!event.shiftKey && activeElement === last) {
      event.preventDefault();
      first.focus();
    }
  };
}
