const TAG = 'w3m-modal';

interface LitElement extends HTMLElement {
  updateComplete: Promise<unknown>;
}

/** Keeps the Escape key from the dialog below, which takes a prevented one for handled. */
const keepEscape = (event: KeyboardEvent): void => {
  if (event.key === 'Escape') event.preventDefault();
};

/** Moves the focus into Web3Modal's open dialog and keeps it there. Returns a function that ends this. */
export const isolateDialog = async (): Promise<() => void> => {
  const dialog = document.querySelector<LitElement>(TAG);
  await dialog?.updateComplete;
  const below = [...document.body.children].filter(
    (element): element is HTMLElement =>
      element instanceof HTMLElement && element !== dialog && !element.inert,
  );
  for (const element of below) element.inert = true;
  dialog?.shadowRoot?.querySelector<HTMLElement>('wui-card')?.focus();
  window.addEventListener('keydown', keepEscape, { capture: true });
  return () => {
    window.removeEventListener('keydown', keepEscape, { capture: true });
    for (const element of below) element.inert = false;
  };
};
