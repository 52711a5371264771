import { useEffect } from 'react';

/** The browser's source of close requests: on Android, the Back button. Missing in some browsers, and in TypeScript's library. */
type CloseWatcherConstructor = new () => EventTarget & { destroy(): void };

/** Calls back when the player presses Escape, or Back on Android, while `isActive`. */
export function useCloseRequest(isActive: boolean, onClose: () => void): void {
  useEffect(() => {
    if (!isActive) return;
    const handleKeyDown = (event: KeyboardEvent) => {
      // During the composition of a character, Escape cancels the composition.
      if (event.key === 'Escape' && !event.isComposing && !event.defaultPrevented) onClose();
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
  }, [isActive, onClose]);
}
