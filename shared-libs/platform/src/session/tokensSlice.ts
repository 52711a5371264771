import { createSlice } from '@reduxjs/toolkit';
import type { Token } from '@hashgrid/contracts';
import { api } from '../api/api';

/** Tokens and their prices, keyed by code; persisted by the shell. */
export interface TokensState {
  tokens: Record<string, Token>;
}

export const NO_TOKENS: TokensState = { tokens: {} };

const slice = createSlice({
  name: 'tokens',
  initialState: NO_TOKENS,
  reducers: {},
  extraReducers: (build) => {
    build.addMatcher(api.endpoints.getTokens.matchFulfilled, (state, { payload }) => {
      state.tokens = payload;
    });
  },
});

export const tokensReducer = slice.reducer;
