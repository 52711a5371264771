const CONTROLS = 'a, button, input, label, select, summary, textarea, [role]';

const getName = (element: Element) => element.getAttribute('aria-label') ?? element.textContent;

/** Returns whether a control that rendered again can have taken the place of `pressed`; a form that is gone was sent. */
const isSameControl = (pressed: Element, control: Element) =>
  !pressed.closest('form') && pressed.tagName === control.tagName && getName(pressed) === getName(control);

/**
 * Ignores the later clicks of a double or triple click whose first click removed the control that it pressed: they were not
 * meant for what has appeared under the pointer. A control that only rendered again, such as “Next page”, keeps working.
 */
export function ignoreMisdirectedClicks(): () => void {
  let pressed: Element | undefined;
  const handleClick = (event: MouseEvent) => {
    // Clicks by keyboard or script belong to no series.
    if (event.detail === 0 || !(event.target instanceof Element)) return;
    const control = event.target.closest(CONTROLS) ?? event.target;
    if (event.detail > 1 && pressed && !pressed.isConnected && !isSameControl(pressed, control)) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    pressed = control;
  };
  window.addEventListener('click', handleClick, { capture: true });
  return () => window.removeEventListener('click', handleClick, { capture: true });
}
