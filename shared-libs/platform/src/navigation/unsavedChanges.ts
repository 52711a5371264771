import { useEffect } from 'react';
import { createExternalStore } from '../device/externalStore';

/** Fields whose text a reload would lose. Choices such as checkboxes are saved immediately or quickly made again. */
const TEXT_FIELDS =
  'textarea,input:not([type=search],[type=checkbox],[type=radio],[type=range],[type=button],[type=submit])';

/** Number of unsaved changes that are held. */
const unsavedCount = createExternalStore(0);
/** Fields that the player has edited since the page was loaded. */
const editedFields = new Set<HTMLInputElement>();

/** Starts to record which fields the player edits. */
export function watchEdits(): void {
  document.addEventListener('input', ({ target }) => void editedFields.add(target as HTMLInputElement), true);
}

/** Tells the shell not to reload the page until the returned function is called, once: for a request that outlives its page. */
export function holdUnsavedChange(): () => void {
  unsavedCount.set(unsavedCount.get() + 1);
  return () => unsavedCount.set(unsavedCount.get() - 1);
}

/**
 * Tells the shell not to reload the page while `isUnsaved`, such as during a payment. Text in an edited field always counts as
 * unsaved, as long as the field is on the page.
 */
export function useUnsavedChanges(isUnsaved: boolean): void {
  useEffect(() => (isUnsaved ? holdUnsavedChange() : undefined), [isUnsaved]);
}

/** Whether a reload would lose changes. */
export function hasUnsavedChanges(): boolean {
  for (const field of editedFields) if (!field.isConnected) editedFields.delete(field);
  return (
    unsavedCount.get() > 0 || [...editedFields].some((field) => field.value && field.matches(TEXT_FIELDS))
  );
}

/** Calls `listener` when the result of `hasUnsavedChanges` may have changed; returns the unsubscribe function. */
export function onUnsavedChange(listener: () => void): () => void {
  const stop = unsavedCount.subscribe(listener);
  // Removing a field from the page also removes its unsaved text.
  const observer = new MutationObserver(listener);
  observer.observe(document.body, { childList: true, subtree: true });
  document.addEventListener('input', listener);
  return () => {
    stop();
    observer.disconnect();
    document.removeEventListener('input', listener);
  };
}
