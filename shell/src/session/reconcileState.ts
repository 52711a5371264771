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
 * Merges the persisted state [E5] unless its shape is invalid or the current state is newer: a profile that has arrived, or a
 * guest session.
 */
export function reconcileState(
  found: unknown,
  _original: PlatformState,
  current: PlatformState,
): PlatformState {
  if (!isRecord(found)) return current;
  const shouldRestoreUser =
    current.user === NO_USER && current.session.status === 'loading' && isUserState(found.user);
  const shouldRestoreTokens = current.tokens === NO_TOKENS && isTokensState(found.tokens);
  return {
    ...current,
    ...(shouldRestoreUser && { user: found.user as UserState }),
    ...(shouldRestoreTokens && { tokens: found.tokens as TokensState }),
  };
}
