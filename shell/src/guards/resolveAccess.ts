import { RETURN_URL_PARAM, SCREENS, type Access } from '@hashgrid/contracts';
import { cleanReturnUrl, type SessionStatus } from '@hashgrid/platform';

/** Input of a guard's decision. */
export interface AccessInput {
  /** For logged-in players by default. */
  access?: Access;
  status: SessionStatus;
  /** Whether the user-data cookie exists. A page for players then waits for the user instead of redirecting. */
  hasUserData: boolean;
  hasTwoFactorToken: boolean;
  /** Path, query and hash of the page. */
  path: string;
  /** Already cleaned by `cleanReturnUrl`. */
  returnUrl: string | null;
}

/** What a guard does with a page. */
export type AccessDecision =
  | { kind: 'show' }
  /** Shows a spinner. */
  | { kind: 'wait' }
  /** `returnUrl` is passed in the history state, not in the URL. */
  | { kind: 'redirect'; to: string; returnUrl?: string | null };

const SHOW: AccessDecision = { kind: 'show' };
const WAIT: AccessDecision = { kind: 'wait' };

/** Returns the return URL for a path; null for the root. */
const toReturnUrl = (path: string) => (path === SCREENS.home ? null : cleanReturnUrl(path));

function resolveUserAccess({ status, hasUserData, hasTwoFactorToken, path }: AccessInput): AccessDecision {
  if (status === 'loggedIn') return SHOW;
  if (status === 'loading' || hasUserData) return WAIT;
  const returnUrl = toReturnUrl(path);
  if (hasTwoFactorToken) return { kind: 'redirect', to: SCREENS.authentication, returnUrl };
  if (!returnUrl) return { kind: 'redirect', to: SCREENS.login };
  return { kind: 'redirect', to: `${SCREENS.login}?${RETURN_URL_PARAM}=${encodeURIComponent(returnUrl)}` };
}

function resolveGuestAccess({ status, hasTwoFactorToken, returnUrl }: AccessInput): AccessDecision {
  if (status === 'loading') return WAIT;
  if (status !== 'loggedIn') return SHOW;
  if (hasTwoFactorToken) return { kind: 'redirect', to: SCREENS.authentication, returnUrl };
  return { kind: 'redirect', to: returnUrl ?? SCREENS.dashboard };
}

/** Decides whether a page may be shown, and where to redirect otherwise [G1–G8]. */
export function resolveAccess(input: AccessInput): AccessDecision {
  const { access = 'user' } = input;
  if (access === 'any') return SHOW;
  return access === 'guest' ? resolveGuestAccess(input) : resolveUserAccess(input);
}
