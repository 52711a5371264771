/** Selects the elements that may take the focus: rows of lists, panels, dialogs and the page. */
const CONTAINERS = 'li, section, [role="dialog"], main';

/**
 * A ref callback for an element that disappears when a button in it succeeds, such as Retry. If the focus is inside the element then,
 * the container around it takes the focus, so that keyboard and screen reader users keep their position.
 */
export const moveFocusOnUnmount = (element: Element | null) => (): void => {
  const container = element?.parentElement?.closest<HTMLElement>(CONTAINERS);
  if (!container || !element?.contains(document.activeElement)) return;
  if (!container.hasAttribute('tabindex')) container.tabIndex = -1;
  container.focus({ preventScroll: true });
};
