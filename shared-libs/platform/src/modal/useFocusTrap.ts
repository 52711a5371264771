import { useEffect, useInsertionEffect, useRef, type KeyboardEvent, type RefObject } from 'react';

const FOCUSABLE =
  'a[href], button:not([disabled]), input:not([disabled], [type=hidden]), select:not([disabled]), textarea:not([disabled]), [tabindex="0"]';

const findFocusable = (container: HTMLElement) =>
  [...container.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (element) => element.checkVisibility?.({ visibilityProperty: true }) ?? true,
  );

/**
 * Moves the focus into a dialog when it opens, and back when it closes: to the element that had it, or to the main element if that one
 * is gone or disabled.
 * @param opening Number of the opening (see `ModalState`); 0 while no dialog is open.
 * @returns The keydown handler that keeps the focus inside.
 */
export function useFocusTrap(container: RefObject<HTMLElement | null>, opening: number) {
  const opener = useRef<HTMLElement>(null);
  const isOpen = opening > 0;
  // An ordinary effect would run after a field with autoFocus in the dialog has taken the focus.
  useInsertionEffect(() => {
    if (isOpen) opener.current = document.activeElement as HTMLElement | null;
  }, [isOpen]);
  useEffect(() => {
    if (!opening) return;
    const dialog = container.current;
    const previous = opener.current;
    if (dialog && !dialog.contains(document.activeElement)) {
      const target = dialog.querySelector<HTMLElement>('[autofocus], [data-autofocus]') ?? dialog;
      target.focus();
    }
    return () => {
      const { activeElement, body } = document;
      // The page, or a dialog that replaces this one, may have focused an element of its own.
      if (activeElement !== body && !dialog?.contains(activeElement)) return;
      previous?.focus();
      if (document.activeElement !== previous)
        document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
    };
  }, [container, opening]);

  return (event: KeyboardEvent) => {
    if (event.key !== 'Tab' || !container.current) return;
    const focusable = findFocusable(container.current);
    const first = focusable[0];
    const last = focusable.at(-1);
    const { activeElement } = document;
    if (!first || !last) {
      event.preventDefault();
    } else if (event.shiftKey && (activeElement === first || activeElement === container.current)) {
      event.preventDefault();
      last.focus();
    } else if (!event.shiftKey && activeElement === last) {
      event.preventDefault();
      first.focus();
    }
  };
}
