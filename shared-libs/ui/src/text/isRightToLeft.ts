/** Whether an element is in a right-to-left part of the page. */
export const isRightToLeft = (element: Element): boolean =>
  element.closest('[dir]')?.getAttribute('dir') === 'rtl';
