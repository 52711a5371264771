import type { LogLevel, LogStream, Monitor } from '@hashgrid/connection';
import type { ChainNodes } from './chain/createChains';
import type { GameProfile } from './gameProfiles';
import type { ReleaseStoreSettings } from './release-store/ReleaseStore';

/** Allows `count` requests in `seconds`. */
export interface RateLimit {
  count: number;
  seconds: number;
}

/** The mail server that delivers emails. */
export interface SmtpConfig {
  /** `smtp://` or `smtps://`, with user and password if it needs them. */
  url: string;
  /** The sender: `Hashgrid <no-reply@example.org>`. */
  from: string;
  /** Whether emails may go to another machine without TLS; to this machine they always may. */
  isPlainAllowed?: boolean;
}

/** Top-ups of an installation. */
export interface TopUpConfig {
  /** Extended public key of an account such as `m/44'/60'/0'`; addresses are its children `0/0`, `0/1` and so on. */
  xpub: string;
  /** A chain that nodes are configured for. */
  chainId: number;
  /** Blocks, the one with the transfer included, after which a transfer is credited. */
  confirmations: number;
  /** Address of the USDT contract on this chain; it has 18 decimals. */
  tokenContract: string;
}

/** The argon2id parameters for passwords and recovery codes. */
export interface HashCost {
  /** In KiB. */
  memoryCost: number;
  timeCost: number;
  parallelism: number;
}

/** The library's default. */
export const HASH_COST: HashCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The settings of an installation. */
export interface ApiConfig {
  /** The product's URL without a trailing slash; links in emails begin with it. */
  publicUrl: string;
  /** Public key that every call carries in the header `key`. */
  apiKey: string;
  gameName: string;
  /** IP addresses of the proxies whose `X-Forwarded-For` is trusted, separated by commas. */
  trustProxy: string;
  /**
   * Connections that any other IP address may have open; unlimited when left out, for an API that only its
   * gateway can reach.
   */
  connectionsPerAddress?: number;
  /** Folder of the release store. */
  releasesDir: string;
  /** The bucket with the files of releases; when null or left out, they are in the release store. */
  artifacts?: ReleaseStoreSettings['artifacts'];
  /** Null keeps emails in the outbox, a page that only this machine can open. */
  smtp: SmtpConfig | null;
  /** Nodes of chains; a chain without any can't be read. */
  chainNodes?: ChainNodes;
  /** Addresses of the USDT contracts by the ID of their chain; they have 18 decimals. */
  usdtContracts?: Readonly<Record<number, string | null>>;
  /** When null or left out, there are no top-ups. */
  topUp?: TopUpConfig | null;
  /** Whether page views are stored; true when left out. */
  isAnalyticsOn?: boolean;
  /** The Sentry project that envelopes of browsers are passed on to; none when null or left out. */
  sentryDsn?: string | null;
  /** How long a closing API keeps serving until load balancers have noticed; 0 when left out. */
  drainSeconds?: number;
  /** `warn` when null or left out; `info` logs every request. */
  logLevel?: LogLevel | null;
  /** Receives the log instead of the standard output. */
  logStream?: LogStream;
  /** Receives measurements. */
  monitor?: Monitor | undefined;
  limits: typeof LIMITS;
  hashCost: HashCost;
  /** The pace of the game. */
  gameProfile: GameProfile;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Lifetimes, all in seconds. */
export const LIFETIMES = {
  accessToken: 10 * MINUTE,
  twoFactorToken: 5 * MINUTE,
  /** A sign-in message with its nonce. */
  signInMessage: 10 * MINUTE,
  /** Time to sign up with a new address, or to log in and link it. */
  addressProof: 15 * MINUTE,
  /** A session that began with the password this recently links addresses without asking for it again. */
  recentLogin: 10 * MINUTE,
  /** A change of the password whose response was lost may be repeated this long. */
  repeatedPasswordChange: 10 * MINUTE,
  eventStream: 10 * MINUTE,
  /** A session ends after this time without a refresh. */
  session: 30 * DAY,
  /** A session ends after this time, however often it is refreshed. */
  wholeSession: 90 * DAY,
  /** Without an idempotency key, a used refresh token returns the same successor for this long: two tabs may refresh concurrently. */
  refreshGrace: 30,
  activation: DAY,
  /** How long a username is reserved for a sign-up that isn't activated. */
  signUp: 7 * DAY,
  /** Shortest time between two activation emails of a sign-up. */
  resend: MINUTE,
  /** Incorrect passwords and codes count this long. */
  failure: DAY,
  /** After this time without a lockout, the next one is as short as the first. */
  lockGrowth: 7 * DAY,
  /** A link that resets the password. */
  reset: HOUR,
  /** Sending is paused this long after resetting the password or disabling the second factor. */
  sendPause: DAY,
  /** An unfinished two-factor setup expires after this time. */
  twoFactorSetup: 30 * MINUTE,
  /** An identity verification is valid this long. */
  kycApproval: 2 * 365 * DAY,
  /** Delivery of an email that no server accepts is given up after this time. */
  undelivered: DAY,
} as const;

/** How long rows are kept after their use, in seconds. */
export const RETENTION = {
  /** Emails in the outbox, and records of emails that were sent. */
  emails: 30 * DAY,
  /** How long an expired link is still reported as expired rather than unknown. */
  link: 30 * DAY,
  /** Sessions that have ended. */
  session: 30 * DAY,
  /** Used refresh tokens: reusing one ends its session. */
  refreshToken: 7 * DAY,
  challenge: DAY,
  attempts: 30 * DAY,
  knownDevice: 180 * DAY,
  loginDevice: 180 * DAY,
  securityEvent: 365 * DAY,
  /** Failed logins with an email that no account has. */
  eventWithoutAccount: DAY,
  idempotencyKey: 30 * DAY,
  /** Earnings by time of day; the charts go back 30 days. */
  earnings: 40 * DAY,
  /** How long a closed account can be restored before it is erased; texts on screens and in emails name the 30 days. */
  closedAccount: 30 * DAY,
  /** Images and details of an identity verification, after the account is closed or the approval expired. */
  kycEnded: 30 * DAY,
  /** Images and details that were never submitted or were rejected, counted from the last change or the decision. */
  kycUnfinished: 90 * DAY,
  notification: 90 * DAY,
  /** Goals of a week, after its start; how many weeks were done is kept. */
  weekGoals: 28 * DAY,
  /** What pages report: page views, web vitals, load times, errors, violations of policies. */
  telemetry: 30 * DAY,
  /** Expired tokens of the release API; its log keeps their IDs. */
  releaseToken: 30 * DAY,
} as const;

/** When the game alerts players to a low battery or a halving. */
export const NOTIFICATIONS = {
  /** A battery is low when it runs empty within this time, in seconds. */
  lowBatterySeconds: 2 * HOUR,
  /** A player gets at most one alert about the batteries that run empty within the same period. */
  batteryPeriodSeconds: 6 * HOUR,
  /** The next halving is near when this share of the blocks of a period is left. */
  halvingShare: 0.02,
  /** How long a halving is still shown. */
  halvingShownAfterSeconds: 7 * DAY,
} as const;

/** The delivery of emails to the mail server, in seconds unless named otherwise. */
export const EMAIL_DELIVERY = {
  /** Maximum number of emails that one process has claimed and not finished. */
  slots: 6,
  pollMs: 15_000,
  /** A claimed email whose process died is due again after this time. */
  lease: 5 * MINUTE,
  /** Wait before the first retry; each further wait is twice as long, up to `longestWait`. */
  firstWait: 15,
  longestWait: HOUR,
} as const;

/**
 * The budgets of each mailbox for emails that strangers can cause; one for what they request, one for alarms. Each refills by
 * one email per `secondsPerEmail`. A share may use its budget up to `count` emails, so the rest of it is reserved for more
 * important emails. As a reset link is valid for as long as one email takes to refill, an owner who is refused one still has
 * a valid link in the mailbox.
 */
export const EMAIL_BUDGET = {
  secondsPerEmail: LIFETIMES.reset,
  shares: {
    /** Emails that anybody can request for any email address: that it already has an account, or has none. */
    requested: { budget: 'requests', count: 6 },
    /** Links to activate an account. */
    activation: { budget: 'requests', count: 8 },
    /** Links to reset the password of an account. */
    recovery: { budget: 'requests', count: 10 },
    /** Alarms of attacks, such as a lockout. */
    alarm: { budget: 'alarms', count: 2 },
    /** For lockouts of emails without an account: takes the same time, sends nothing. */
    noRecipient: { budget: 'alarms', count: 0 },
  },
} as const;

/**
 * Incorrect passwords or codes within a day (`LIFETIMES.failure`) that lock a counter of an account, existing or not. Correct ones
 * don't count, and a completed login resets the count of passwords.
 */
export const FAILURES_TO_LOCK = 10;
/**
 * Lengths of consecutive lockouts in seconds; the last one repeats. Those of passwords don't grow, because strangers cause
 * them. Those of codes allow 40 guesses on the first day and 10 on each later one: a code of three valid ones in a million
 * is found with a probability of 1% in a year.
 */
export const LOCKOUT_SECONDS = {
  password: [15 * MINUTE],
  code: [15 * MINUTE, HOUR, 6 * HOUR, DAY],
} as const;
/**
 * How many devices of an account have a counter of attempts of their own; each allows as many guesses as all
 * unknown devices together.
 */
export const LOGIN_DEVICES = 10;
/** Codes that one two-factor challenge allows. */
export const CODES_PER_CHALLENGE = 5;
/** Emails that one sign-up may send a minute apart (`LIFETIMES.resend`); each further one needs a day. */
export const EMAILS_PER_SIGN_UP = 6;

/**
 * How long a process caches what is the same for every player: prices, rules and the hashrate of all players. Shorter
 * than a block and than the interval at which screens poll them (`POLL_MS` in `useLiveChain.ts`), so no poll of a screen
 * gets the result of the previous one.
 */
export const SHARED_READ_SECONDS = 5;

/** Rate limits. `By…` in a name says what is counted separately; the others count everybody together. */
export const LIMITS = {
  failedLoginsByIpAddress: { count: 60, seconds: 10 * MINUTE },
  noncesByIpAddress: { count: 120, seconds: 10 * MINUTE },
  loginsByAccount: { count: 120, seconds: 10 * MINUTE },
  signUpsByIpAddress: { count: 100, seconds: HOUR },
  signUpsByEmail: { count: 5, seconds: HOUR },
  activationsByIpAddress: { count: 200, seconds: HOUR },
  resetsByIpAddress: { count: 60, seconds: HOUR },
  resetsByEmail: { count: 5, seconds: HOUR },
  resetLinksByIpAddress: { count: 60, seconds: HOUR },
  /** Payments above this limit aren't emailed, whichever accounts share the mailbox. */
  paymentEmailsByMailbox: { count: 10, seconds: HOUR },
  /** Limited apart from payments: anybody may send tiny top-ups, which must not suppress what is reported about payments. */
  topUpEmailsByMailbox: { count: 10, seconds: HOUR },
  /** Payments above this limit are only in the list of transactions. */
  paymentNotificationsByAccount: { count: 50, seconds: DAY },
  topUpNotificationsByAccount: { count: 50, seconds: DAY },
  referralsByIpAddress: { count: 120, seconds: 10 * MINUTE },
  /** Password confirmations within a session, correct ones too: each costs the server work. */
  passwordsByAccount: { count: 60, seconds: 10 * MINUTE },
  /** A browser saves one change after the other, and keeps what is refused until the next one. */
  preferencesByAccount: { count: 300, seconds: 10 * MINUTE },
  /** Each change makes a ranking of all players due, and waits for one that is running. */
  visibilityChangesByAccount: { count: 20, seconds: 10 * MINUTE },
  addressChangesByAccount: { count: 60, seconds: 10 * MINUTE },
  /** Renaming a wallet needs no password, so somebody with a stolen session could bury a real alarm under emails. More are only logged. */
  renameEmailsByAccount: { count: 10, seconds: HOUR },
  codesByIpAddress: { count: 60, seconds: 10 * MINUTE },
  /** Counted before a form is read. */
  formsByAccount: { count: 120, seconds: 10 * MINUTE },
  picturesByAccount: { count: 40, seconds: 10 * MINUTE },
  /** Changes of an identity verification other than uploads, which count as pictures. */
  kycChangesByAccount: { count: 120, seconds: 10 * MINUTE },
  recipientsByAccount: { count: 120, seconds: 10 * MINUTE },
  nodeChangesByAccount: { count: 300, seconds: 10 * MINUTE },
  /** Counted apart from changes of nodes, so that many of these before midnight don't prevent collecting on that day. */
  collectsByAccount: { count: 60, seconds: 10 * MINUTE },
  exchangesByAccount: { count: 120, seconds: 10 * MINUTE },
  dataExportsByAccount: { count: 5, seconds: DAY },
  /** A page reports a few times a minute, and a whole office may share an IP address. */
  telemetryByIpAddress: { count: 1200, seconds: 10 * MINUTE },
  /** Rows of telemetry that all pages together may add. */
  pageViewRows: { count: 200_000, seconds: DAY },
  vitalRows: { count: 200_000, seconds: DAY },
  loadRows: { count: 100_000, seconds: DAY },
  errorRows: { count: 10_000, seconds: DAY },
  violationRows: { count: 10_000, seconds: DAY },
  /** Events that are passed on to Sentry, which are paid for. */
  sentryEvents: { count: 10_000, seconds: DAY },
  /** What one IP address may add: a twentieth of each total, so that no single one uses up what all share. */
  pageViewRowsByIpAddress: { count: 10_000, seconds: DAY },
  vitalRowsByIpAddress: { count: 10_000, seconds: DAY },
  loadRowsByIpAddress: { count: 5000, seconds: DAY },
  errorRowsByIpAddress: { count: 500, seconds: DAY },
  violationRowsByIpAddress: { count: 500, seconds: DAY },
  sentryEventsByIpAddress: { count: 500, seconds: DAY },
  /** Exports of transactions as CSV. */
  exportsByAccount: { count: 20, seconds: 10 * MINUTE },
  /**
   * Reads of the game, the network and transactions, counted by each process for itself. Without live events a tab on the
   * dashboard sends 21 a minute: the overview every 8 s (`POLL_MS` in `useLiveChain.ts`), the chart
   * every 5 s (`EMPTY_REFRESH_MS` in `HashratePanel.tsx`) and activity every 60 s (`WALLET_REFRESH_MS`); one on the mining page,
   * the busiest screen, sends 23. Five tabs poll 115 times. 30 changes of nodes (`nodeChangesByAccount`) refetch 6 queries each, and opening 20
   * screens takes 4 each: 375 in all.
   */
  readsByAccount: { count: 600, seconds: MINUTE },
} satisfies Record<string, RateLimit>;
