import { useEffect, type KeyboardEvent, type RefObject } from 'react';

const FOCUSABLE =
  'a[href], button:not([disabled]), input:not([disabled], [type=hidden]), select:not([disabled]), textarea:not([disabled]), [tabindex="0"]';

const findFocusable = (container: HTMLElement) =>
  [...container.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (element) => element.checkVisibility?.({ visibilityProperty: true }) ?? true,
  );

/**
 * Moves the focus into a dialog when it opens and restores it when it closes.
 * @param opening Number of the opening (see `ModalState`); 0 while no dialog is open.
 * @returns The keydown handler that keeps the focus inside.
 */
export function useFocusTrap(container: RefObject<HTMLElement | null>, opening: number) {
  useEffect(() => {
    if (!opening) return;
    const previouslyFocused = document.activeElement;
    const dialog = container.current;
    if (dialog && !dialog.contains(previouslyFocused)) {
      const target = dialog.querySelector<HTMLElement>('[autofocus], [data-autofocus]') ?? dialog;
      target.focus();
    }
    return () => {
      if (previouslyFocused instanceof HTMLElement && previouslyFocused.isConnected)
        previouslyFocused.focus();
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
