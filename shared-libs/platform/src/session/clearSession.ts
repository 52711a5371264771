import { SCREENS } from '@hashgrid/contracts';
import { sessionEnded } from './sessionSlice';
import type { SessionThunk } from './SessionThunk';

/** Forgets the player in this tab: user, data cache, persisted state; then the login [A8]. */
export const clearSession =
  (): SessionThunk<void> =>
  async (dispatch, _getState, { modal, forgetPersisted }) => {
    modal.dismiss();
    dispatch(sessionEnded({ to: SCREENS.login }));
    await forgetPersisted().catch(() => undefined);
  };
