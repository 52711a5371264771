import { clearSession } from './clearSession';
import { discardSession } from './discardSession';
import type { SessionThunk } from './SessionThunk';

/** Logs out in this tab, on the server and in the other tabs. Does not wait for the server. */
export const logOut = (): SessionThunk<void> => async (dispatch, _getState, services) => {
  discardSession(services);
  await dispatch(clearSession());
};
