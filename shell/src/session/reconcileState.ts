import { NO_TOKENS, NO_USER } from '@hashgrid/platform/host';
import type { PlatformState, TokensState, UserState } from '@hashgrid/platform/host';

type Loose = Record<string, unknown>;

const isRecord = (value: unknown): value is Loose =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const allOf = (map: unknown, fields: readonly string[]) =>
  isRecord(map) &&
  Object.values(map).every(
    (item) => isRecord(item) && fields.every((field) => typeof item[field] === 'string'),
  );

const isUserState = (found: unknown): found is UserState =>
  isRecord(found) &&
  allOf(found.wallets, ['symbol', 'balance']) &&
  (found.user === null ||
    (isRecord(found.user) && allOf({ user: found.user }, ['id', 'username']) && isRecord(found.user.photo)));

const isTokensState = (found: unknown): found is TokensState =>
  isRecord(found) && allOf(found.tokens, ['code', 'price']);

/**
 * Takes over from storage what has the right shape [E5] and is not older than what is there already: a profile that
 * arrived first, or the absence of anybody signed in.
 */
export function reconcileState(
  found: unknown,
  _original: PlatformState,
  current: PlatformState,
): PlatformState {
  if (!isRecord(found)) return current;
  const takesUser =
    current.user === NO_USER && current.session.status === 'loading' && isUserState(found.user);
  const takesTokens = current.tokens === NO_TOKENS && isTokensState(found.tokens);
  return {
    ...current,
    ...(takesUser && { user: found.user as UserState }),
    ...(takesTokens && { tokens: found.tokens as TokensState }),
  };
}
