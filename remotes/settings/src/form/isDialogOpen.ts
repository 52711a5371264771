/** Returns whether the dialog that contains an element is open. After the player has closed it, it stays in the page, hidden, while it fades out. */
export const isDialogOpen = (content: Element | null): boolean =>
  content !== null && content.closest('[aria-hidden="true"]') === null;
