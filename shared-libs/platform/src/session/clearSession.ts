import { SCREENS } from '@hashgrid/contracts';
import { sessionEnded } from './sessionSlice';
import type { SessionThunk } from './SessionThunk';

/** Clears the player's data in this tab (user, data cache, persisted state) and redirects to the login page. */
export const clearSession =
  (): SessionThunk<void> =>
  async (dispatch, _getState, { modal, purgePersisted }) => {
    modal.dismiss();
    dispatch(sessionEnded({ to: SCREENS.login }));
    await purgePersisted().catch(() => undefined);
  };
