/** Returns whether an element is on screen: neither removed nor in a dialog that the player has closed and that still fades out. */
export const isOnScreen = (element: Element | null): boolean =>
  element !== null && element.closest('[aria-hidden="true"]') === null;
