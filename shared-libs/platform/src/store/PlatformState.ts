import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { api } from '../api/api';
import type { SessionState } from '../session/sessionSlice';
import type { TokensState } from '../session/tokensSlice';
import type { UserState } from '../session/userSlice';
import type { PlatformServices } from './platformServices';

/** State of the store. Declared instead of inferred, so that thunks can import it without an import cycle. */
export interface PlatformState {
  session: SessionState;
  user: UserState;
  tokens: TokensState;
  api: ReturnType<typeof api.reducer>;
}

export type PlatformDispatch = ThunkDispatch<PlatformState, PlatformServices, UnknownAction>;
