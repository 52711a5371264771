import { RETURN_URL_PARAM } from '@hashgrid/contracts';

/** A path of a guest's page that still knows where the player wanted to go [R4]. */
export const withReturnUrl = (path: string, returnUrl: string | null): string =>
  returnUrl ? `${path}?${new URLSearchParams({ [RETURN_URL_PARAM]: returnUrl })}` : path;
