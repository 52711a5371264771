import { api } from '../api/api';
import type { PlatformDispatch } from '../store/createPlatformStore';

/** Asks who the tokens belong to; the answer lands in the user slice. */
export const fetchProfile = (dispatch: PlatformDispatch) =>
  dispatch(api.endpoints.getProfile.initiate(undefined, { forceRefetch: true, subscribe: false }));
