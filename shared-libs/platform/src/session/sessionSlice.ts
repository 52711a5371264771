import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';

export type SessionStatus = 'loading' | 'guest' | 'twoFactor' | 'signedIn';

/** A pending navigation. `returnUrl` is passed in the history state, not in the URL. */
export interface Redirect {
  to: string;
  returnUrl?: string | null;
}

export interface SessionState {
  status: SessionStatus;
  redirect: Redirect | null;
}

const initialState: SessionState = { status: 'loading', redirect: null };

const slice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    sessionStarted: (state, { payload }: PayloadAction<{ redirect?: Redirect }>) => {
      state.status = 'signedIn';
      state.redirect = payload.redirect ?? null;
    },
    /** The password was correct and a two-factor code is required [A3, A5]. */
    twoFactorRequired: (state, { payload }: PayloadAction<{ redirect?: Redirect }>) => {
      state.status = 'twoFactor';
      state.redirect = payload.redirect ?? null;
    },
    /** No player is logged in, and there was no session to end. */
    noSessionFound: (state) => {
      state.status = 'guest';
    },
    /** Another session has replaced the one of this tab and must be loaded. Resets the user slices. */
    sessionReplaced: () => initialState,
    /** The session is over. Resets the user slices and the data cache [A2, A8, X2]. */
    sessionEnded: (state, { payload }: PayloadAction<Redirect | null>) => {
      state.status = 'guest';
      state.redirect = payload;
    },
    redirectCompleted: (state) => {
      state.redirect = null;
    },
  },
});

/** A request found tokens that do not belong to the session of this tab. */
export const sessionMismatch = createAction('session/mismatch');

export const {
  sessionStarted,
  twoFactorRequired,
  noSessionFound,
  sessionReplaced,
  sessionEnded,
  redirectCompleted,
} = slice.actions;
export const sessionReducer = slice.reducer;
