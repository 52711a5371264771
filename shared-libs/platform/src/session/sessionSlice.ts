import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';

export type SessionStatus = 'loading' | 'guest' | 'twoFactor' | 'signedIn';

/** A place the player is to be led to next. `returnUrl` travels along without showing in the URL. */
export interface Destination {
  to: string;
  returnUrl?: string | null;
}

export interface SessionState {
  status: SessionStatus;
  goTo: Destination | null;
}

const initialState: SessionState = { status: 'loading', goTo: null };

const slice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    sessionStarted: (state, { payload }: PayloadAction<{ goTo?: Destination }>) => {
      state.status = 'signedIn';
      state.goTo = payload.goTo ?? null;
    },
    /** A password was right and a code is still to come [A3, A5]. */
    twoFactorAwaited: (state, { payload }: PayloadAction<{ goTo?: Destination }>) => {
      state.status = 'twoFactor';
      state.goTo = payload.goTo ?? null;
    },
    /** Nobody is signed in, and there was no session to end. */
    guestArrived: (state) => {
      state.status = 'guest';
    },
    /** Another session than the one in this tab goes on now; whose, is not known yet. What is here empties itself. */
    sessionReplaced: () => initialState,
    /** The session is over: user slices and data cache empty themselves on this [A2, A8, X2]. */
    sessionEnded: (state, { payload }: PayloadAction<Destination | null>) => {
      state.status = 'guest';
      state.goTo = payload;
    },
    arrived: (state) => {
      state.goTo = null;
    },
  },
});

/** A request found that the tokens at hand are not those of the session in this tab. */
export const sessionMismatch = createAction('session/doubted');

export const { sessionStarted, twoFactorAwaited, guestArrived, sessionReplaced, sessionEnded, arrived } =
  slice.actions;
export const sessionReducer = slice.reducer;
