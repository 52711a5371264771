import type { PlatformDispatch, PlatformState } from '../store/createPlatformStore';
import type { PlatformServices } from '../store/platformServices';

/** A step in the life of a session. */
export type SessionThunk<Result> = (
  dispatch: PlatformDispatch,
  getState: () => PlatformState,
  services: PlatformServices,
) => Promise<Result>;
