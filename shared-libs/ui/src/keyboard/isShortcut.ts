import type { KeyboardEvent } from 'react';

/** Whether a key press is a shortcut of the browser or the system, such as Alt+← for Back. */
export const isShortcut = ({ altKey, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  altKey || ctrlKey || metaKey;
