import { isRecord, type Profile } from '@hashgrid/contracts';
import {
  findMismatch,
  ProfileSchema,
  StoredWalletSchema,
  TokenSchema,
  type TSchema,
} from '@hashgrid/contracts/schemas';
import { NO_TOKENS, NO_USER } from '@hashgrid/platform/host';
import type { PlatformState, TokensState, UserState } from '@hashgrid/platform/host';

type UnknownRecord = Record<string, unknown>;

/** Returns the entries that match the schema and are stored under their own name. */
function parseEntries<Entry>(stored: unknown, schema: TSchema, name: keyof Entry & string) {
  const entries = Object.entries(isRecord(stored) ? stored : {}).filter(
    ([key, entry]) => !findMismatch(schema, entry) && (entry as UnknownRecord)[name] === key,
  );
  return Object.fromEntries(entries) as Record<string, Entry>;
}

/** Returns the player with their wallets; neither if the player doesn't match the schema. */
function parseUser(stored: unknown): UserState {
  if (!isRecord(stored) || findMismatch(ProfileSchema, stored.user)) return NO_USER;
  return {
    user: stored.user as Profile,
    wallets: parseEntries(stored.wallets, StoredWalletSchema, 'symbol'),
  };
}

const parseTokens = (stored: unknown): TokensState =>
  isRecord(stored) ? { tokens: parseEntries(stored.tokens, TokenSchema, 'code') } : NO_TOKENS;

/**
 * Merges the persisted state into the current one, except where that is newer: a fetched profile, fetched tokens, or a guest session.
 * Drops what doesn't match its schema.
 */
export function reconcileState(
  stored: unknown,
  _original: PlatformState,
  current: PlatformState,
): PlatformState {
  if (!isRecord(stored)) return current;
  const shouldRestoreUser = current.user === NO_USER && current.session.status === 'loading';
  return {
    ...current,
    ...(shouldRestoreUser && { user: parseUser(stored.user) }),
    ...(current.tokens === NO_TOKENS && { tokens: parseTokens(stored.tokens) }),
  };
}
