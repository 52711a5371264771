import type { GameProfile } from './gameProfiles';

/** How often something may be done: `count` times in `seconds`. */
export interface RateLimit {
  count: number;
  seconds: number;
}

/** The mail server that delivers mails. */
export interface SmtpConfig {
  /** `smtp://` or `smtps://`, with user and password if it wants them. */
  url: string;
  /** Whom mails come from: `Hashgrid <no-reply@example.org>`. */
  from: string;
}

/** What hashing a password or a recovery code by argon2id costs. */
export interface HashCost {
  /** In KiB. */
  memoryCost: number;
  timeCost: number;
  parallelism: number;
}

/** The library's default. */
export const HASH_COST: HashCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** What an installation chooses about the API. */
export interface ApiConfig {
  /** Where players reach the product, without a closing slash; links in mails begin with it. */
  publicUrl: string;
  /** Public key that every call carries in the header `key` [C1]. */
  apiKey: string;
  gameName: string;
  /** Addresses, with commas, of the proxies believed about a caller's address; any other peer's word is not taken. */
  trustProxy: string;
  /** Null: mails stay in the outbox, which a page shows to this machine. */
  smtp: SmtpConfig | null;
  limits: typeof LIMITS;
  hashCost: HashCost;
  /** How fast the game goes. */
  gameProfile: GameProfile;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Lifetimes, all in seconds. */
export const LIFETIMES = {
  accessToken: 10 * MINUTE,
  twoFactorToken: 5 * MINUTE,
  eventStream: 10 * MINUTE,
  /** A session ends after this time without a refresh. */
  session: 30 * DAY,
  /** A refresh token that was just used gives the same successor again: two tabs may ask at once. */
  refreshGrace: 30,
  activation: DAY,
  /** How long a name is held for somebody who has not answered the activation mail. */
  signUp: 7 * DAY,
  resend: MINUTE,
  lock: 15 * MINUTE,
  /** A link that sets a new password. */
  reset: HOUR,
  /** Nothing can be sent from an account for so long after a reset password or a disabled second factor. */
  sendPause: DAY,
  /** A second factor whose set-up saw no code for so long has to be set up anew. */
  twoFactorSetup: 30 * MINUTE,
  /** An approved identity has to be checked again after this time. */
  kycApproval: 2 * 365 * DAY,
  /** A mail that no server takes is given up. */
  undelivered: DAY,
} as const;

/** How long rows are kept that nobody needs any more, in seconds. */
export const RETENTION = {
  /** Mails of the outbox, and traces of mails that were sent. */
  mail: 30 * DAY,
  /** Links out of date still get a text of their own. */
  link: 30 * DAY,
  /** Sessions that have ended, for those who ask what happened. */
  session: 30 * DAY,
  /** Refresh tokens that were used: one that comes back ends its session. */
  refreshToken: 7 * DAY,
  challenge: DAY,
  attempts: 30 * DAY,
  knownDevice: 180 * DAY,
  securityEvent: 365 * DAY,
  strangerEvent: DAY,
  idempotencyKey: 30 * DAY,
  /** Pictures of an identity check, once the account is closed or the approval is over. */
  kycFile: 30 * DAY,
  /** Pictures that were never handed in, since the newest of them. */
  kycDraft: 90 * DAY,
} as const;

/** How mails are handed to the mail server; in seconds where not said. */
export const MAIL_DELIVERY = {
  /** Mails that one process takes at a time. */
  batch: 6,
  pollMs: 15_000,
  /** A mail that a process took and never settled is due again. */
  lease: 5 * MINUTE,
  firstWait: 15,
  longestWait: HOUR,
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
  resetsByAddress: { count: 60, seconds: HOUR },
  resetsByEmail: { count: 5, seconds: HOUR },
  resetLinksByAddress: { count: 60, seconds: HOUR },
  /** Further payments of that time are not mailed. */
  paymentMailsByAccount: { count: 10, seconds: HOUR },
  referralsByAddress: { count: 120, seconds: 10 * MINUTE },
  /** Passwords given once more within a session, the right ones too: each costs the server work. */
  passwordsByAccount: { count: 60, seconds: 10 * MINUTE },
  codesByAddress: { count: 60, seconds: 10 * MINUTE },
  picturesByAccount: { count: 40, seconds: 10 * MINUTE },
  recipientsByAccount: { count: 120, seconds: 10 * MINUTE },
  nodeChangesByAccount: { count: 300, seconds: 10 * MINUTE },
  exchangesByAccount: { count: 120, seconds: 10 * MINUTE },
  exportsByAccount: { count: 20, seconds: 10 * MINUTE },
} satisfies Record<string, RateLimit>;
