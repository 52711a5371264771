import { useEffect } from 'react';
import { createExternalStore } from '../device/externalStore';

/** Fields whose text is lost by a reload; choices such as checkboxes are saved immediately or quickly made again. */
const TEXT_FIELDS =
  'textarea,input:not([type=search],[type=checkbox],[type=radio],[type=range],[type=button],[type=submit])';

/** Number of components with unsaved changes. */
const unsavedCount = createExternalStore(0);
const edited = new Set<HTMLInputElement>();

/** Remembers the fields that the player edits. */
export function watchEdits(): void {
  document.addEventListener('input', ({ target }) => void edited.add(target as HTMLInputElement), true);
}

/**
 * Tells the shell that the page must not be reloaded, such as during a payment. Text typed into a field counts as unsaved
 * anyway, as long as the field is on the page.
 */
export function useUnsavedChanges(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return undefined;
    unsavedCount.set(unsavedCount.get() + 1);
    return () => unsavedCount.set(unsavedCount.get() - 1);
  }, [isUnsaved]);
}

/** Whether a reload would lose something. */
export function hasUnsavedChanges(): boolean {
  for (const field of edited) if (!field.isConnected) edited.delete(field);
  return unsavedCount.get() > 0 || [...edited].some((field) => field.value && field.matches(TEXT_FIELDS));
}

/** Calls back when something may have been saved or edited; returns the unsubscribe function. */
export function onUnsavedChange(listener: () => void): () => void {
  const stop = unsavedCount.subscribe(listener);
  // A field that leaves the page is no longer unsaved.
  const observer = new MutationObserver(listener);
  observer.observe(document.body, { childList: true, subtree: true });
  document.addEventListener('input', listener);
  return () => {
    stop();
    observer.disconnect();
    document.removeEventListener('input', listener);
  };
}
