import { RETURN_URL_PARAM } from '@hashgrid/contracts';

/** Adds the page to return to after login to a guest path. */
export const withReturnUrl = (path: string, returnUrl: string | null): string =>
  returnUrl ? `${path}?${new URLSearchParams({ [RETURN_URL_PARAM]: returnUrl })}` : path;
