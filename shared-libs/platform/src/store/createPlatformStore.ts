import { combineReducers, configureStore, type Reducer } from '@reduxjs/toolkit';
import { api } from '../api/api';
import { sessionIsolationMiddleware } from '../session/sessionIsolationMiddleware';
import { sessionReducer } from '../session/sessionSlice';
import { tokensReducer } from '../session/tokensSlice';
import { userReducer } from '../session/userSlice';
import type { PlatformServices } from './platformServices';
import type { PlatformState } from './PlatformState';

const reducer = combineReducers({
  session: sessionReducer,
  user: userReducer,
  tokens: tokensReducer,
  [api.reducerPath]: api.reducer,
});

/** Creates the store. The shell wraps the reducer with `wrap` to persist parts of the state. */
export function createPlatformStore(
  services: PlatformServices,
  wrap: (inner: Reducer<PlatformState>) => Reducer<PlatformState> = (inner) => inner,
) {
  return configureStore({
    reducer: wrap(reducer as Reducer<PlatformState>),
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument: services },
        serializableCheck: false,
        immutableCheck: false,
      }).concat(api.middleware, sessionIsolationMiddleware(services)),
    devTools: false,
  });
}

export type PlatformStore = ReturnType<typeof createPlatformStore>;
