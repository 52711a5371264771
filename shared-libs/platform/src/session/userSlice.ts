import { createSlice } from '@reduxjs/toolkit';
import type { Profile, Wallet } from '@hashgrid/contracts';
import { api } from '../api/api';
import { sessionEnded, sessionReplaced } from './sessionSlice';

/** The logged-in player and their wallets, keyed by symbol; persisted by the shell. */
export interface UserState {
  user: Profile | null;
  wallets: Record<string, Wallet>;
}

export const NO_USER: UserState = { user: null, wallets: {} };

const slice = createSlice({
  name: 'user',
  initialState: NO_USER,
  reducers: {},
  extraReducers: (build) => {
    build
      .addCase(sessionEnded, () => NO_USER)
      .addCase(sessionReplaced, () => NO_USER)
      .addMatcher(api.endpoints.getProfile.matchFulfilled, (state, { payload }) => ({
        user: payload,
        // Persisted wallets of another player are dropped.
        wallets: state.user && state.user.id !== payload.id ? {} : state.wallets,
      }))
      .addMatcher(api.endpoints.getWallets.matchFulfilled, (state, { payload }) => {
        state.wallets = payload;
      });
  },
});

export const userReducer = slice.reducer;
