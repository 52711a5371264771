import { api } from '../api/api';
import type { PlatformDispatch } from '../store/PlatformState';

/** Fetches the profile that the tokens belong to; the user slice stores it. */
export const fetchProfile = (dispatch: PlatformDispatch) =>
  dispatch(api.endpoints.getProfile.initiate(undefined, { forceRefetch: true, subscribe: false }));
