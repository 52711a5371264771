import { useEffect, useInsertionEffect, useRef, type RefObject } from 'react';

const FOCUSABLE =
  'a[href], button:not([disabled]), input:not([disabled], [type=hidden]), select:not([disabled]), textarea:not([disabled]), [tabindex="0"]';

const findFocusable = (container: HTMLElement) =>
  [...container.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (element) => element.checkVisibility?.({ visibilityProperty: true }) ?? true,
  );

function trapFocus(event: KeyboardEvent, dialog: HTMLElement): void {
  if (event.key !== 'Tab') return;
  // The element that had the focus has disappeared, for example in a step of the dialog.
  if (document.activeElement === document.body) dialog.focus();
  const { activeElement } = document;
  if (!dialog.contains(activeElement)) return;
  const focusable = findFocusable(dialog);
  const [first, last] = [focusable[0], focusable.at(-1)];
  if (
    event.shiftKey ? activeElement === first || activeElement === dialog : activeElement === last || !last
  ) {
    event.preventDefault();
    (event.shiftKey ? last : first)?.focus();
  }
}

/**
 * Moves the focus into a dialog when it opens, keeps it inside, and moves it back when the dialog closes: to the element that had it,
 * or to the main element if that one is gone or disabled.
 * @param opening Number of the opening (see `ModalState`); 0 while no dialog is open.
 */
export function useFocusTrap(container: RefObject<HTMLElement | null>, opening: number): void {
  const opener = useRef<HTMLElement>(null);
  const isOpen = opening > 0;
  // An ordinary effect would run after a field with autoFocus in the dialog has taken the focus.
  useInsertionEffect(() => {
    if (isOpen) opener.current = document.activeElement as HTMLElement | null;
  }, [isOpen]);
  useEffect(() => {
    const dialog = container.current;
    if (!opening || !dialog) return;
    const previous = opener.current;
    if (!dialog.contains(document.activeElement)) {
      const target = dialog.querySelector<HTMLElement>('[autofocus], [data-autofocus]') ?? dialog;
      target.focus();
    }
    const handleKeyDown = (event: KeyboardEvent) => trapFocus(event, dialog);
    document.addEventListener('keydown', handleKeyDown);
    return () => {
      document.removeEventListener('keydown', handleKeyDown);
      const { activeElement, body } = document;
      // The page, or a dialog that replaces this one, may have focused an element of its own.
      if (activeElement !== body && !dialog.contains(activeElement)) return;
      previous?.focus();
      if (document.activeElement !== previous)
        document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
    };
  }, [container, opening]);
}
