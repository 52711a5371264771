import { SCREENS } from '@hashgrid/contracts';
import { dropStoredState } from '@hashgrid/platform/host';

/** Drops the stored state, which may have caused the crash. The session and unconfirmed payments are kept. */
function dropState(): void {
  dropStoredState();
  // The store may write once more before the page is unloaded.
  window.addEventListener('pagehide', dropStoredState);
}

/** Reloads the page without the stored state. */
export function resetApp(): void {
  dropState();
  window.location.reload();
}

/** Opens the login page without the stored state. */
export function openLoginAfterReset(): void {
  dropState();
  window.location.assign(SCREENS.login);
}
