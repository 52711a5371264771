import type { PlatformDispatch, PlatformState } from '../store/PlatformState';
import type { PlatformServices } from '../store/platformServices';

/** A thunk that changes the session. */
export type SessionThunk<Result> = (
  dispatch: PlatformDispatch,
  getState: () => PlatformState,
  services: PlatformServices,
) => Promise<Result>;
