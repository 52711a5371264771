import { SCREENS } from '@hashgrid/contracts';
import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { getNextStatus, type SessionStatus, type SessionTransition } from './sessionMachine';

/** A pending navigation. `returnUrl` is passed in the history state, not in the URL. */
export interface Redirect {
  to: string;
  returnUrl?: string | null;
}

export interface SessionState {
  status: SessionStatus;
  redirect: Redirect | null;
  /** Path to open once the login in progress completes, even if another tab completes it; null stays on the page. */
  destination: string | null;
}

const initialState: SessionState = { status: 'loading', redirect: null, destination: null };

/** Applies an event to the state; ignores an event that the state machine doesn't allow. */
function applyTransition(state: SessionState, event: SessionTransition, redirect: Redirect | null): void {
  const status = getNextStatus(state.status, event);
  if (status) Object.assign(state, { status, redirect });
}

type WithRedirect = PayloadAction<{ redirect?: Redirect }>;

const slice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    destinationChosen: (state, { payload }: PayloadAction<string>) => {
      state.destination = payload;
    },
    sessionStarted: (state, { payload }: WithRedirect) => {
      const { destination } = state;
      applyTransition(
        state,
        'sessionStarted',
        payload.redirect ?? (destination ? { to: destination } : null),
      );
      state.destination = null;
    },
    /** The password was correct and a two-factor code is required. */
    twoFactorRequired: (state, { payload }: WithRedirect) => {
      applyTransition(state, 'twoFactorRequired', payload.redirect ?? null);
      state.destination = payload.redirect?.returnUrl ?? state.destination ?? SCREENS.dashboard;
    },
    /** No player is logged in, and there was no session to end. */
    noSessionFound: (state) => applyTransition(state, 'noSessionFound', state.redirect),
    /** Another session has replaced the one of this tab and must be loaded. Resets the user slices. */
    sessionReplaced: (state) => applyTransition(state, 'sessionReplaced', null),
    /** The session is over. Resets the user slices and the data cache. */
    sessionEnded: (state, { payload }: PayloadAction<Redirect | null>) => {
      applyTransition(state, 'sessionEnded', payload);
      state.destination = null;
    },
    redirectCompleted: (state) => {
      state.redirect = null;
    },
  },
});

/** The cookies contain tokens that don't belong to the session of this tab. */
export const sessionMismatch = createAction('session/mismatch');

export const {
  destinationChosen,
  sessionStarted,
  twoFactorRequired,
  noSessionFound,
  sessionReplaced,
  sessionEnded,
  redirectCompleted,
} = slice.actions;
export const sessionReducer = slice.reducer;
