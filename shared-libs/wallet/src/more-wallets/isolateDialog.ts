const TAG = 'w3m-modal';

interface LitElement extends HTMLElement {
  updateComplete: Promise<unknown>;
}

/** Keeps Escape from closing our own dialog behind this one: it ignores events whose default was prevented. */
const preventEscape = (event: KeyboardEvent): void => {
  if (event.key === 'Escape') event.preventDefault();
};

/** Moves the focus into Web3Modal's open dialog and keeps it there. Returns a function that releases the focus. */
export const isolateDialog = async (): Promise<() => void> => {
  const dialog = document.querySelector<LitElement>(TAG);
  await dialog?.updateComplete;
  const covered = [...document.body.children].filter(
    (element): element is HTMLElement =>
      element instanceof HTMLElement && element !== dialog && !element.inert,
  );
  for (const element of covered) element.inert = true;
  dialog?.shadowRoot?.querySelector<HTMLElement>('wui-card')?.focus();
  window.addEventListener('keydown', preventEscape, { capture: true });
  return () => {
    window.removeEventListener('keydown', preventEscape, { capture: true });
    for (const element of covered) element.inert = false;
  };
};
