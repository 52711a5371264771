import { SCREENS } from '@hashgrid/contracts';
import { SESSION_ENDED, showOnceVisible } from './endSession';
import type { SessionEvent } from './sessionMachine';
import { sessionEnded } from './sessionSlice';
import type { SessionThunk } from './SessionThunk';

/**
 * Clears the player's data in this tab (user, data cache, persisted state) and redirects to the login page. If the session has
 * `ended` in another tab, says so, and lets the login return to the page.
 */
export const clearSession =
  (event?: SessionEvent | null): SessionThunk<void> =>
  async (dispatch, _getState, services) => {
    const shouldReturn = event === 'ended';
    services.modal.dismiss();
    dispatch(sessionEnded({ to: SCREENS.login, shouldReturn }));
    if (shouldReturn) showOnceVisible(services, SESSION_ENDED);
    await services.purgePersisted().catch(() => undefined);
  };
