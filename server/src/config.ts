import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readS3Settings, type S3Settings } from '@hashgrid/artifacts';
import { GAME_PROFILES, type GameProfile } from '@hashgrid/api/gameProfiles';
import { LOG_LEVELS, type LogLevel } from '@hashgrid/connection';
import type { Bootstrap, TelemetrySettings, WalletSettings } from '@hashgrid/contracts';
import { DEFAULT_PORT, resolveDataDir } from '@hashgrid/contracts/command-line';
import { COMMUNITY_NAMES } from './communityNames';
import { readEnvironment, type Environment } from './readEnvironment';

/** Root of the workspace. Relative paths in settings are resolved against it. */
export const ROOT = join(fileURLToPath(import.meta.url), '..', '..', '..');

/** ID of a chain whose nodes and USDT contract can be set. */
type ChainId = 56 | 97;

/** The settings of an installation, read from the environment once. */
export interface ProductConfig {
  /** Name or address to listen on. */
  host: string;
  /** 0 for any free port. */
  port: number;
  /** URL of the product for players, with which links in emails begin; null for `http://localhost:<port>`. */
  publicUrl: string | null;
  dataDir: string;
  /** PostgreSQL to use instead of the embedded one. */
  databaseUrl: string | null;
  /** The same database as the role that owns the tables and applies migrations. */
  databaseOwnerUrl: string | null;
  /** Master keys as text, the primary one first; null when they are in a file. */
  masterKeys: string | null;
  /** File with the master keys; null when they are in `masterKeys` or in the data folder. */
  keyFile: string | null;
  /** Product API to use instead of the embedded one. */
  apiUrl: string | null;
  /** Mail server and sender of emails; null keeps emails in the outbox. */
  smtp: { url: string; from: string; isPlainAllowed: boolean } | null;
  /** Comma-separated IP addresses of the proxies in front of the gateway, or of an API that runs alone; null when not set. */
  trustedProxies: string | null;
  /** Requests, event streams included, that one IP address may have open at a time. */
  requestsPerAddress: number;
  /** Connections, idle ones included, that one IP address may have open at a time. */
  connectionsPerAddress: number;
  /** Speed of the game; by default `demo` with the embedded database and `standard` with another one. */
  gameProfile: GameProfile;
  /** URLs of public nodes by the ID of their chain, the preferred one first. */
  chainNodes: Record<ChainId, readonly string[]>;
  /** Addresses of the USDT contracts by the ID of their chain; null when unknown. */
  usdtContracts: Record<ChainId, string | null>;
  /** Null without `TOP_UP_XPUB`. */
  topUp: { xpub: string; chainId: ChainId; confirmations: number; tokenContract: string } | null;
  gameName: string;
  apiKey: string;
  links: Bootstrap['links'];
  wallet: WalletSettings;
  telemetry: TelemetrySettings;
  /** Address that serves metrics; null serves none. */
  metrics: { host: string; port: number } | null;
  /** Seconds for which a process that is told to stop keeps serving, until load balancers have noticed. */
  drainSeconds: number;
  /** Level of the log in JSON; null prints plain lines for the operator, and logs only warnings and errors. */
  logLevel: LogLevel | null;
  /** Folder of the release store; during development that of the development session. */
  releasesDir: string;
  /** The bucket with the files of releases, and the maximum size of their local copies; null when the files are in the release store. */
  artifacts: { bucket: S3Settings; cacheBytes: number } | null;
  /** Origin of a CDN that serves the files of releases to browsers. */
  artifactsOrigin: string | null;
  /** File with the live registry: that of a development session, or the copy of the database's registry. */
  registryFile: string;
  /** Channel of releases that the gateway serves. */
  releaseChannel: string;
  /** Which preview links the gateway shows; null shows all if `publicUrl` is local, and none otherwise. */
  previewLinks: 'off' | 'builds' | 'localhost' | null;
  /** Token for the release API of `API_URL`; null publishes nothing there. */
  releaseToken: string | null;
  /** Whether `npm run dev` has started this: nothing is published, and open pages reload when a release changes. */
  isDevelopment: boolean;
}

/** Returns the URL of a server without a trailing slash, so that paths can follow it; null without a value. */
const parseServerUrl = (value: string | undefined): string | null =>
  value ? new URL(value).href.replace(/\/$/, '') : null;

const readLinks = (env: Environment): Bootstrap['links'] => ({
  support: env.SUPPORT_URL ?? 'https://support.hashgrid.example/',
  community: [
    {
      name: COMMUNITY_NAMES.channel,
      kind: 'channel',
      url: env.COMMUNITY_CHANNEL_URL ?? 'https://channel.hashgrid.example/',
    },
    {
      name: COMMUNITY_NAMES.social,
      kind: 'social',
      url: env.COMMUNITY_SOCIAL_URL ?? 'https://social.hashgrid.example/',
    },
    {
      name: COMMUNITY_NAMES.partner,
      kind: 'partner',
      url: env.COMMUNITY_PARTNER_URL ?? 'https://partner.hashgrid.example/',
    },
  ],
});

const readWalletSettings = (env: Environment): WalletSettings => ({
  walletConnectProjectId: env.WALLETCONNECT_PROJECT_ID ?? null,
  ledgerConnectKitUrl: env.LEDGER_CONNECT_KIT_URL ?? null,
  isBloctoEnabled: env.BLOCTO_ENABLED === '1',
  nodes: { 56: splitList(env.PUBLIC_NODES_56), 97: splitList(env.PUBLIC_NODES_97) },
});

const readTelemetrySettings = (env: Environment): TelemetrySettings => ({
  isAnalyticsOn: env.ANALYTICS !== 'off',
  gaMeasurementId: env.GA_MEASUREMENT_ID ?? null,
  sentryDsn: env.SENTRY_DSN ?? null,
});

const readKeys = ({ HASHGRID_MASTER_KEYS, HASHGRID_KEY_FILE }: Environment) => ({
  masterKeys: HASHGRID_MASTER_KEYS ?? null,
  keyFile: HASHGRID_KEY_FILE ? resolve(ROOT, HASHGRID_KEY_FILE) : null,
});

const readAddressLimits = ({ REQUESTS_PER_ADDRESS, CONNECTIONS_PER_ADDRESS }: Environment) => ({
  requestsPerAddress: Number(REQUESTS_PER_ADDRESS ?? 256),
  connectionsPerAddress: Number(CONNECTIONS_PER_ADDRESS ?? 1024),
});

const readOperations = ({ METRICS_HOST, METRICS_PORT, DRAIN_SECONDS, LOG_LEVEL }: Environment) => ({
  metrics: METRICS_PORT ? { host: METRICS_HOST ?? '127.0.0.1', port: Number(METRICS_PORT) } : null,
  drainSeconds: Number(DRAIN_SECONDS ?? 0),
  logLevel: LOG_LEVELS.find((level) => level === LOG_LEVEL) ?? null,
});

const splitList = (value: string | undefined): string[] => value?.split(',').map((item) => item.trim()) ?? [];

/** The contract of Binance-Peg BSC-USD, which players know as USDT. */
const USDT_CONTRACT_56 = '0x55d398326f99059fF775485246999027B3197955';

const readUsdtContracts = (env: Environment): ProductConfig['usdtContracts'] => ({
  56: env.USDT_CONTRACT_56 ?? USDT_CONTRACT_56,
  97: env.USDT_CONTRACT_97 ?? null,
});

const readTopUp = (env: Environment): ProductConfig['topUp'] => {
  const chainId = env.TOP_UP_CHAIN === '97' ? 97 : 56;
  const tokenContract = readUsdtContracts(env)[chainId];
  if (!env.TOP_UP_XPUB || !tokenContract) return null;
  return {
    xpub: env.TOP_UP_XPUB,
    chainId,
    confirmations: Number(env.TOP_UP_CONFIRMATIONS ?? 15),
    tokenContract,
  };
};

/** Returns the file in which the gateway of a data folder keeps a copy of the database's registry. */
export const getRegistryFile = (dataDir: string): string => join(dataDir, 'gateway', 'registry.json');

const PREVIEW_POLICIES = ['off', 'builds', 'localhost'] as const;

const readReleaseStore = (
  { DEV_RELEASES, RELEASE_CHANNEL, PREVIEW_LINKS, HASHGRID_TOKEN }: Environment,
  dataDir: string,
) => ({
  releasesDir: DEV_RELEASES ? resolve(ROOT, DEV_RELEASES) : join(dataDir, 'releases'),
  registryFile: DEV_RELEASES ? resolve(ROOT, DEV_RELEASES, 'registry.json') : getRegistryFile(dataDir),
  releaseChannel: RELEASE_CHANNEL ?? 'live',
  previewLinks: PREVIEW_POLICIES.find((policy) => policy === PREVIEW_LINKS) ?? null,
  releaseToken: HASHGRID_TOKEN ?? null,
  isDevelopment: Boolean(DEV_RELEASES),
});

const BYTES_PER_MB = 1024 * 1024;

const readArtifacts = (env: Environment): Pick<ProductConfig, 'artifacts' | 'artifactsOrigin'> => {
  const bucket = readS3Settings(env);
  return {
    artifacts: bucket && { bucket, cacheBytes: Number(env.ARTIFACTS_CACHE_MB ?? 1024) * BYTES_PER_MB },
    artifactsOrigin: env.ARTIFACTS_ORIGIN ? new URL(env.ARTIFACTS_ORIGIN).origin : null,
  };
};

const readGameProfile = ({ GAME_PROFILE, DATABASE_URL }: Environment): GameProfile => {
  const isStandard = GAME_PROFILE ? GAME_PROFILE === 'standard' : Boolean(DATABASE_URL);
  return isStandard ? GAME_PROFILES.standard : GAME_PROFILES.demo;
};

/**
 * Reads and checks all settings.
 * @throws {ConfigError} that names every invalid value.
 */
export const readConfig = (variables: Record<string, string | undefined>): ProductConfig => {
  const env = readEnvironment(variables);
  const { SMTP_URL, MAIL_FROM, SMTP_PLAIN } = env;
  const dataDir = resolveDataDir(ROOT, env.HASHGRID_DATA);
  return {
    host: env.HOST ?? 'localhost',
    port: Number(env.PORT ?? DEFAULT_PORT),
    publicUrl: parseServerUrl(env.PUBLIC_URL),
    dataDir,
    databaseUrl: env.DATABASE_URL ?? null,
    databaseOwnerUrl: env.DATABASE_OWNER_URL ?? null,
    ...readKeys(env),
    apiUrl: parseServerUrl(env.API_URL),
    smtp:
      SMTP_URL && MAIL_FROM ? { url: SMTP_URL, from: MAIL_FROM, isPlainAllowed: SMTP_PLAIN === '1' } : null,
    trustedProxies: env.TRUSTED_PROXIES ?? null,
    ...readAddressLimits(env),
    gameProfile: readGameProfile(env),
    chainNodes: { 56: splitList(env.CHAIN_NODES_56), 97: splitList(env.CHAIN_NODES_97) },
    usdtContracts: readUsdtContracts(env),
    topUp: readTopUp(env),
    gameName: env.GAME_NAME ?? 'Hashgrid',
    apiKey: env.API_KEY ?? 'hashgrid-web',
    ...readOperations(env),
    ...readReleaseStore(env, dataDir),
    ...readArtifacts(env),
    links: readLinks(env),
    wallet: readWalletSettings(env),
    telemetry: readTelemetrySettings(env),
  };
};
