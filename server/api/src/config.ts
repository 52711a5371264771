/** How often something may be done: `count` times in `seconds`. */
export interface RateLimit {
  count: number;
  seconds: number;
}

/** What an installation chooses about the API. */
export interface ApiConfig {
  /** Where players reach the product, without a closing slash; links in mails begin with it. */
  publicUrl: string;
  /** Public key that every call carries in the header `key` [C1]. */
  apiKey: string;
  gameName: string;
  /** Address of the proxy that is believed about a caller's address; any other peer's word is not taken. */
  trustProxy: string;
  limits: typeof LIMITS;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Lifetimes, all in seconds. */
export const LIFETIMES = {
  accessToken: 10 * MINUTE,
  twoFactorToken: 5 * MINUTE,
  /** A session ends after this time without a refresh. */
  session: 30 * DAY,
  /** A refresh token that was just used gives the same successor again: two tabs may ask at once. */
  refreshGrace: 30,
  activation: DAY,
  /** How long a name is held for somebody who has not answered the activation mail. */
  signUp: 7 * DAY,
  resend: MINUTE,
  lock: 15 * MINUTE,
} as const;

/** Wrong passwords or codes in a row that lock an account, known or not. */
export const FAILURES_TO_LOCK = 10;
/** Wrong codes that end one two-factor challenge. */
export const CODES_PER_CHALLENGE = 5;
/** Mails that one sign-up may cause. */
export const MAILS_PER_SIGN_UP = 6;

/** Limits against floods, by address or by account. */
export const LIMITS = {
  failedLoginsByAddress: { count: 60, seconds: 10 * MINUTE },
  loginsByAccount: { count: 120, seconds: 10 * MINUTE },
  signUpsByAddress: { count: 100, seconds: HOUR },
  signUpsByEmail: { count: 5, seconds: HOUR },
  activationsByAddress: { count: 200, seconds: HOUR },
  referralsByAddress: { count: 120, seconds: 10 * MINUTE },
  codesByAddress: { count: 60, seconds: 10 * MINUTE },
  recipientsByAccount: { count: 120, seconds: 10 * MINUTE },
} satisfies Record<string, RateLimit>;

/** Numbers of the game; amounts are decimals. */
export const ECONOMY = {
  grant: { token: 'USDT', amount: '25' },
  pool: { ORE: '100000', USDT: '50000' },
  /** Fee of a payment between players, in ten-thousandths; at least one minor unit. */
  transferFeeBps: 10n,
} as const;
