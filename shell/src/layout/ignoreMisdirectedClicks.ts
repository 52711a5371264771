const CONTROLS = 'a, button, input, label, select, summary, textarea, [role]';

const getName = (element: Element) => element.getAttribute('aria-label') ?? element.textContent;

/** Whether a control has left the page, or the modal that contains it fades out and no longer receives clicks. */
const isGone = (element: Element) => !element.isConnected || element.closest('[data-open="false"]') !== null;

/** Whether `control` may be the removed `pressed`, rendered again. A control in a form never is: its form was submitted and removed. */
const isSameControl = (pressed: Element, control: Element) =>
  !pressed.closest('form') && pressed.tagName === control.tagName && getName(pressed) === getName(control);

/**
 * Ignores the later clicks of a double or triple click whose first click removed the pressed control or closed its modal, because they
 * were not meant for what has appeared under the pointer. A control that only rendered again, such as “Next page”, keeps working.
 * @returns A function that stops ignoring them.
 */
export function ignoreMisdirectedClicks(): () => void {
  let pressed: Element | undefined;
  const handleClick = (event: MouseEvent) => {
    // Clicks by keyboard or script are never part of a double click.
    if (event.detail === 0 || !(event.target instanceof Element)) return;
    const control = event.target.closest(CONTROLS) ?? event.target;
    if (event.detail > 1 && pressed && isGone(pressed) && !isSameControl(pressed, control)) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    pressed = control;
  };
  window.addEventListener('click', handleClick, { capture: true });
  return () => window.removeEventListener('click', handleClick, { capture: true });
}
