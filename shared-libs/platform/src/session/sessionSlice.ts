import { SCREENS } from '@hashgrid/contracts';
import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { getNextStatus, type SessionStatus, type SessionTransition } from './sessionMachine';

/** A pending navigation. `returnUrl` is passed in the history state, not in the URL. */
export interface Redirect {
  to: string;
  returnUrl?: string | null;
  /** Whether the page that the redirect leaves is the return URL. */
  shouldReturn?: boolean;
}

export interface SessionState {
  status: SessionStatus;
  redirect: Redirect | null;
  /** Path to open once the login in progress completes, even if another tab completes it; null stays on the page. */
  destination: string | null;
}

const initialState: SessionState = { status: 'loading', redirect: null, destination: null };

/** Applies an event to the state, with `null` for what it leaves out; ignores an event that the state machine doesn't allow. */
function applyTransition(
  state: SessionState,
  event: SessionTransition,
  { redirect = null, destination = null }: Partial<SessionState> = {},
): void {
  const status = getNextStatus(state.status, event);
  if (status) Object.assign(state, { status, redirect, destination });
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
      const redirect = payload.redirect ?? (destination ? { to: destination } : null);
      applyTransition(state, 'sessionStarted', { redirect });
    },
    /** The password was correct and a two-factor code is required. */
    twoFactorRequired: (state, { payload }: WithRedirect) => {
      const { redirect } = payload;
      const destination = redirect?.returnUrl ?? state.destination ?? SCREENS.dashboard;
      applyTransition(state, 'twoFactorRequired', { redirect, destination });
    },
    /** No player is logged in, and there was no session to end. */
    noSessionFound: (state) => applyTransition(state, 'noSessionFound', { redirect: state.redirect }),
    /** Another session has replaced the one of this tab and must be loaded. Resets the user slices. */
    sessionReplaced: (state) => applyTransition(state, 'sessionReplaced', { destination: state.destination }),
    /** The session is over. Resets the user slices and the data cache. */
    sessionEnded: (state, { payload }: PayloadAction<Redirect | null>) => {
      applyTransition(state, 'sessionEnded', { redirect: payload });
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
