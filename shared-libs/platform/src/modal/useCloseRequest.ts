import { useEffect } from 'react';

/** The browser's source of close requests: Escape, and Back on Android. Missing in some browsers, and in TypeScript's library. */
type CloseWatcherConstructor = new () => EventTarget & { destroy(): void };

/**
 * Calls back when the player presses Escape, or Back on Android, while a dialog is open.
 * @param opening Number of the opening (see `ModalState`), because a CloseWatcher reports one request; 0 while no dialog can be closed.
 */
export function useCloseRequest(opening: number, onClose: () => void): void {
  useEffect(() => {
    if (!opening) return;
    const handleKeyDown = (event: KeyboardEvent) => {
      // During the composition of a character, Escape cancels the composition.
      if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented) return;
      // Otherwise, the browser would report it to a CloseWatcher too, maybe that of a dialog that `onClose` has opened.
      event.preventDefault();
      onClose();
    };
    document.addEventListener('keydown', handleKeyDown);
    // Without it, Back would leave the page with what the player has entered in the dialog.
    const { CloseWatcher } = window as { CloseWatcher?: CloseWatcherConstructor };
    const watcher = CloseWatcher && new CloseWatcher();
    watcher?.addEventListener('close', onClose);
    return () => {
      document.removeEventListener('keydown', handleKeyDown);
      watcher?.destroy();
    };
  }, [opening, onClose]);
}
