import { FORM_DRAFT_KEY } from '@hashgrid/contracts';
import type { Middleware } from '@reduxjs/toolkit';
import { api } from '../api/api';
import { tabStorage } from '../device/tabStorage';
import type { PlatformDispatch, PlatformState } from '../store/PlatformState';
import type { PlatformServices } from '../store/platformServices';
import { syncSession, replaceSession } from './syncSession';
import {
  noSessionFound,
  sessionEnded,
  sessionMismatch,
  sessionReplaced,
  twoFactorRequired,
} from './sessionSlice';

/** Prevents data of one session from leaking into the next. */
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
      tabStorage.remove(FORM_DRAFT_KEY);
      dispatch(api.util.resetApiState());
    }
    // The session in which the draft was typed ended while this tab was closed or discarded.
    if (noSessionFound.match(action) || twoFactorRequired.match(action)) tabStorage.remove(FORM_DRAFT_KEY);
    if (sessionMismatch.match(action)) void dispatch(syncSession());
    if (api.endpoints.getProfile.matchFulfilled(action) && user.user && user.user.id !== action.payload.id) {
      // The tokens belong to a different player than the page shows.
      if (session.status === 'loggedIn') void dispatch(replaceSession('loggedIn'));
      // The persisted state belonged to another player. Wallets that arrived before the profile were dropped with it.
      else
        void dispatch(api.endpoints.getWallets.initiate(undefined, { subscribe: false, forceRefetch: true }));
    }
    return result;
  };
