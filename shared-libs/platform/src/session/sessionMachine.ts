/**
 * The session across tabs as a state machine: what a tab shows, and what it does with what it learns. The cookies are shared by
 * all tabs and decide; an event of another tab only makes a tab look at them. Diagrams: docs/session.md.
 */
import type { LoginTokens } from '@hashgrid/contracts';
import type { ApiResult } from '../api/apiTypes';
import { readData } from '../api/sendRequest';

export type SessionStatus = 'loading' | 'guest' | 'twoFactor' | 'loggedIn';

/** The next status of a tab by status and event; an event that is not listed changes nothing. */
export const SESSION_TRANSITIONS = {
  loading: {
    sessionStarted: 'loggedIn',
    twoFactorRequired: 'twoFactor',
    noSessionFound: 'guest',
    sessionEnded: 'guest',
    sessionReplaced: 'loading',
  },
  guest: {
    sessionStarted: 'loggedIn',
    twoFactorRequired: 'twoFactor',
    sessionEnded: 'guest',
    sessionReplaced: 'loading',
  },
  twoFactor: {
    sessionStarted: 'loggedIn',
    twoFactorRequired: 'twoFactor',
    sessionEnded: 'guest',
    sessionReplaced: 'loading',
  },
  loggedIn: { sessionEnded: 'guest', sessionReplaced: 'loading' },
} as const satisfies Record<SessionStatus, Partial<Record<string, SessionStatus>>>;

export type SessionTransition = keyof (typeof SESSION_TRANSITIONS)['loading'];

/** Returns the status after an event; undefined if the event changes nothing. */
export const getNextStatus = (status: SessionStatus, event: SessionTransition): SessionStatus | undefined =>
  (SESSION_TRANSITIONS[status] as Partial<Record<SessionTransition, SessionStatus>>)[event];

/** What tabs tell each other. The names are stored, and tabs of an older version must know them. */
export type SessionEvent = 'signedIn' | 'signedOut';

/** What a tab knows when it syncs with the other tabs. */
export interface SyncInput {
  status: SessionStatus;
  event: SessionEvent | null;
  hasAccessToken: boolean;
  hasTwoFactorToken: boolean;
}

/** Decides whether a tab keeps its session, loads the one in the cookies, or clears its own. */
export function decideSync(input: SyncInput): 'keep' | 'replace' | 'clear' {
  const { status, event, hasAccessToken, hasTwoFactorToken } = input;
  if (event === 'signedIn' || (event && hasAccessToken)) return 'replace';
  const hasLostTokens = status === 'loggedIn' && !hasAccessToken;
  if (!event && !hasLostTokens) return 'keep';
  // A pending two-factor login may continue.
  return status === 'guest' || (status === 'twoFactor' && hasTwoFactorToken) ? 'keep' : 'clear';
}

export type RefreshOutcome =
  | { kind: 'refreshed'; accessToken: string }
  /** The server rejected the refresh token: the session is over. */
  | { kind: 'refused' }
  /** The stored tokens changed during the request: a logout, another login, or a refresh in another tab. */
  | { kind: 'replaced' }
  /** No conclusive response: the session may still be valid. */
  | { kind: 'unreachable'; answer: ApiResult };

const isRefusal = (httpStatus: number) =>
  httpStatus >= 400 && httpStatus < 500 && httpStatus !== 408 && httpStatus !== 429;

const nonEmptyString = (value: unknown): string | undefined =>
  typeof value === 'string' && value ? value : undefined;

/**
 * Decides how a refresh ended, and which tokens to store. A token that is not current anymore means that the response is for a
 * session that is over or was refreshed by another tab, so nothing is stored and nothing ends.
 */
export function decideRefresh(
  response: ApiResult,
  isTokenCurrent: boolean,
): { outcome: RefreshOutcome; tokens?: LoginTokens } {
  if (!isTokenCurrent) return { outcome: { kind: 'replaced' } };
  if (!response.ok)
    return {
      outcome: isRefusal(response.httpStatus)
        ? { kind: 'refused' }
        : { kind: 'unreachable', answer: response },
    };
  const data = readData(response);
  const accessToken = nonEmptyString(data.accessToken);
  if (!accessToken) return { outcome: { kind: 'refused' } };
  const refreshToken = nonEmptyString(data.refreshToken);
  return {
    outcome: { kind: 'refreshed', accessToken },
    tokens: { accessToken, ...(refreshToken && { refreshToken }) },
  };
}
