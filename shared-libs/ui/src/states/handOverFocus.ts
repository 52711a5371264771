/** What may get the focus: the panel, dialog or page around an element. */
const AROUND = 'section, [role="dialog"], main';

/**
 * Ref of an element that goes away when a button in it has done its work, such as Retry: the focus goes to what is around it
 * then, so that keyboards and screen readers keep their place.
 */
export const handOverFocus = (element: Element | null) => (): void => {
  const around = element?.parentElement?.closest<HTMLElement>(AROUND);
  if (!around || !element?.contains(document.activeElement)) return;
  if (!around.hasAttribute('tabindex')) around.tabIndex = -1;
  around.focus({ preventScroll: true });
};
