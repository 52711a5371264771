import { RETURN_URL_PARAM, SCREENS, type Access } from '@hashgrid/contracts';
import { cleanReturnUrl, type SessionStatus } from '@hashgrid/platform';

/** All that a guard looks at. */
export interface AccessInput {
  /** Left out by a page that opts into nothing: for signed-in players [G1]. */
  access?: Access;
  status: SessionStatus;
  hasUserData: boolean;
  hasTwoFactorToken: boolean;
  /** Path, query and hash of the page. */
  path: string;
  /** Cleaned already. */
  returnUrl: string | null;
}

export type GuardAnswer =
  | { kind: 'show' }
  /** A spinner [G2]. */
  | { kind: 'wait' }
  /** `returnUrl` travels in the history entry, not in the URL. */
  | { kind: 'go'; to: string; returnUrl?: string | null };

const SHOW: GuardAnswer = { kind: 'show' };
const WAIT: GuardAnswer = { kind: 'wait' };

/** Where to come back to; the root is no place to come back to [G5]. */
const placeToReturn = (path: string) => (path === SCREENS.home ? null : cleanReturnUrl(path));

function askForUser({ status, hasUserData, hasTwoFactorToken, path }: AccessInput): GuardAnswer {
  if (status === 'signedIn') return SHOW;
  if (status === 'loading' || hasUserData) return WAIT;
  const returnUrl = placeToReturn(path);
  if (hasTwoFactorToken) return { kind: 'go', to: SCREENS.authentication, returnUrl };
  if (!returnUrl) return { kind: 'go', to: SCREENS.login };
  return { kind: 'go', to: `${SCREENS.login}?${RETURN_URL_PARAM}=${encodeURIComponent(returnUrl)}` };
}

function askForGuest({ status, hasTwoFactorToken, returnUrl }: AccessInput): GuardAnswer {
  if (status === 'loading') return WAIT;
  if (status !== 'signedIn') return SHOW;
  if (hasTwoFactorToken) return { kind: 'go', to: SCREENS.authentication, returnUrl };
  return { kind: 'go', to: returnUrl ?? SCREENS.dashboard };
}

/** Whether a page may be shown, and where to go instead [G1–G8]. */
export function resolveAccess(question: AccessInput): GuardAnswer {
  const { access = 'user' } = question;
  if (access === 'any') return SHOW;
  return access === 'guest' ? askForGuest(question) : askForUser(question);
}
