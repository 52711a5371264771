/**
 * The session across tabs as a state machine: the status of a tab, and how it reacts to events of other tabs and to refreshes. All
 * tabs share the cookies, which are authoritative; an event of another tab only makes a tab read them. Diagrams: docs/session.md.
 */
import type { LoginTokens } from '@hashgrid/contracts';
import type { ApiResult } from '../api/apiTypes';
import { readData } from '../api/sendRequest';

/** `loading` until the session is restored; `twoFactor` while a login waits for its two-factor code. */
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

/** Events that tabs broadcast to each other; `ended` means that the session has ended without a logout. */
export type SessionEvent = 'loggedIn' | 'loggedOut' | 'ended';

/** Input of a tab's decision when it syncs with the other tabs. `event` is the last event of another tab. */
export interface SyncInput {
  status: SessionStatus;
  event: SessionEvent | null;
  hasAccessToken: boolean;
  hasTwoFactorToken: boolean;
}

/** Decides whether a tab keeps its session, loads the one in the cookies, or clears its own. */
export function decideSync(input: SyncInput): 'keep' | 'replace' | 'clear' {
  const { status, event, hasAccessToken, hasTwoFactorToken } = input;
  if (event === 'loggedIn' || (event && hasAccessToken)) return 'replace';
  const hasLostTokens = status === 'loggedIn' && !hasAccessToken;
  if (!event && !hasLostTokens) return 'keep';
  // A pending two-factor login may continue.
  return status === 'guest' || (status === 'twoFactor' && hasTwoFactorToken) ? 'keep' : 'clear';
}

/** How a refresh ended. */
export type RefreshOutcome =
  | { kind: 'refreshed'; accessToken: string }
  /** The server rejected the refresh token: the session is over. */
  | { kind: 'refused' }
  /** The stored tokens changed during the request: a logout, another login, or a refresh in another tab. */
  | { kind: 'replaced' }
  /** No conclusive response: the session may still be valid. */
  | { kind: 'unreachable'; result: ApiResult };

const isRejection = (httpStatus: number) =>
  httpStatus >= 400 && httpStatus < 500 && httpStatus !== 408 && httpStatus !== 429;

const parseToken = (value: unknown): string | undefined =>
  typeof value === 'string' && value ? value : undefined;

/**
 * Decides how a refresh ended, and which tokens to store. If the refresh token is no longer current, the response belongs to a
 * session that has ended or that another tab has refreshed, so no tokens are stored and no session ends.
 */
export function decideRefresh(
  result: ApiResult,
  isTokenCurrent: boolean,
): { outcome: RefreshOutcome; tokens?: LoginTokens } {
  if (!isTokenCurrent) return { outcome: { kind: 'replaced' } };
  if (!result.ok)
    return {
      outcome: isRejection(result.httpStatus) ? { kind: 'refused' } : { kind: 'unreachable', result },
    };
  const data = readData(result);
  const accessToken = parseToken(data.accessToken);
  if (!accessToken) return { outcome: { kind: 'refused' } };
  const refreshToken = parseToken(data.refreshToken);
  return {
    outcome: { kind: 'refreshed', accessToken },
    tokens: { accessToken, ...(refreshToken && { refreshToken }) },
  };
}
