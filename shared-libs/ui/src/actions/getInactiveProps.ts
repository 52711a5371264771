import type { ComponentProps, MouseEvent } from 'react';

type ButtonElementProps = ComponentProps<'button'>;

const preventClick = (event: MouseEvent): void => event.preventDefault();

/** Returns the props by which a busy or `aria-disabled` button keeps its focus, but neither acts nor submits its form. */
export const getInactiveProps = (
  busy: boolean,
  ariaDisabled: ButtonElementProps['aria-disabled'],
): ButtonElementProps =>
  busy || String(ariaDisabled) === 'true'
    ? { 'aria-busy': busy || undefined, 'aria-disabled': true, onClick: preventClick }
    : {};
