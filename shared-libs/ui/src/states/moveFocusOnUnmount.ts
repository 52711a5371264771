/** Selects the elements that may take the focus: panels, dialogs and the page. */
const CONTAINERS = 'section, [role="dialog"], main';

/**
 * A ref callback for an element that disappears once a button in it has worked, such as Retry. If the element has the focus then, the
 * container around it takes the focus, so that keyboards and screen readers keep their position.
 */
export const moveFocusOnUnmount = (element: Element | null) => (): void => {
  const container = element?.parentElement?.closest<HTMLElement>(CONTAINERS);
  if (!container || !element?.contains(document.activeElement)) return;
  if (!container.hasAttribute('tabindex')) container.tabIndex = -1;
  container.focus({ preventScroll: true });
};
