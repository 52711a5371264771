import {
  DEFAULT_TOKEN_SYMBOL,
  UNKNOWN_SYMBOL,
  type Preferences,
  type Profile,
  type Token,
  type Wallet,
} from '@hashgrid/contracts';
import { parsePreferences } from '../preferences/parsePreferences';

type Loose = Record<string, unknown>;

const record = (value: unknown): Loose =>
  typeof value === 'object' && value !== null ? (value as Loose) : {};
const text = (value: unknown, fallback: string): string =>
  typeof value === 'string' && value ? value : fallback;
const amount = (value: unknown): string =>
  typeof value === 'number' && Number.isFinite(value) ? String(value) : text(value, '0');

const textOrNull = (value: unknown): string | null => text(value, '') || null;

/** What the server keeps of the player's choices; null when it keeps none. */
function readPreferences(found: unknown): Preferences | null {
  if (typeof found !== 'object' || found === null) return null;
  return { ...parsePreferences(found), language: text(record(found).language, '') };
}

/** The profile in an answer, with defaults for what is missing; null when it names nobody. */
export function readProfile(answer: unknown): Profile | null {
  const data = record(record(answer).data);
  if (typeof data.username !== 'string' && typeof data.id !== 'string') return null;
  const { completedUrl } = record(data.photo);
  return {
    ...(data as Profile),
    id: text(data.id, ''),
    username: text(data.username, ''),
    email: text(data.email, ''),
    referralCode: text(data.referralCode, ''),
    photo: { completedUrl: typeof completedUrl === 'string' ? completedUrl : null },
    name: textOrNull(data.name),
    country: textOrNull(data.country),
    hasTwoFactor: data.hasTwoFactor === true,
    preferences: readPreferences(data.preferences),
    createdAt: text(data.createdAt, ''),
  };
}

/** Wallets keyed by symbol [E1]. */
export function readWallets(answer: unknown): Record<string, Wallet> {
  const { wallets } = record(record(answer).data);
  const list = Array.isArray(wallets) ? wallets.map(record) : [];
  return Object.fromEntries(
    list.map((wallet) => {
      const token = record(wallet.token);
      const symbol = text(token.code, UNKNOWN_SYMBOL);
      return [
        symbol,
        { symbol, balance: amount(wallet.balance), isCurrency: symbol === DEFAULT_TOKEN_SYMBOL },
      ];
    }),
  );
}

/** Tokens keyed by code [E2]. */
export function readTokens(answer: unknown): Record<string, Token> {
  const { tokens } = record(record(answer).data);
  const list = Array.isArray(tokens) ? tokens.map(record) : [];
  return Object.fromEntries(
    list.map((token) => {
      const code = text(token.code, UNKNOWN_SYMBOL);
      const decimals = typeof token.decimals === 'number' ? token.decimals : 6;
      return [
        code,
        { ...(token as Token), code, name: text(token.name, code), decimals, price: amount(token.price) },
      ];
    }),
  );
}
