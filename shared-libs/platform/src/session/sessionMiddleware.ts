import type { Middleware } from '@reduxjs/toolkit';
import { api } from '../api/api';
import type { PlatformDispatch, PlatformState } from '../store/createPlatformStore';
import type { PlatformServices } from '../store/platformServices';
import { syncSession, replaceSession } from './syncSession';
import { sessionMismatch, sessionEnded, sessionReplaced } from './sessionSlice';

/** Keeps what belongs to one session out of the next, whatever brought the change about. */
export const sessionIsolationMiddleware =
  (services: PlatformServices): Middleware =>
  (store) =>
  (next) =>
  (action) => {
    const dispatch = store.dispatch as PlatformDispatch;
    const { user, session } = store.getState() as PlatformState;
    const result = next(action);
    if (sessionEnded.match(action) || sessionReplaced.match(action)) {
      services.scope.end();
      dispatch(api.util.resetApiState());
    }
    if (sessionMismatch.match(action)) void dispatch(syncSession());
    if (api.endpoints.getProfile.matchFulfilled(action) && user.user && user.user.id !== action.payload.id) {
      // The tokens are another player's than the page is drawn for.
      if (session.status === 'signedIn') void dispatch(replaceSession('signedIn'));
      // What was persisted was another player's, and the wallets that came before the profile went with it.
      else dispatch(api.endpoints.getWallets.initiate(undefined, { subscribe: false, forceRefetch: true }));
    }
    return result;
  };
