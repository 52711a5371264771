import type { MouseEvent } from 'react';

/** Handles clicks of a busy or disabled button that keeps its focus: it neither acts nor submits its form. */
export const preventClick = (event: MouseEvent): void => event.preventDefault();
