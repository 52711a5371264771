import { isIP } from 'node:net';
import { S3_RULES } from '@hashgrid/artifacts';
import { LOG_LEVELS } from '@hashgrid/connection';
import { InvalidKeysError, parseMasterKeys } from '@hashgrid/api/keys';
import { LAST_PORT } from '@hashgrid/contracts/command-line';
import { Type, type Static, type TString } from 'typebox';

/** `user@host`, or `<user@host>` after an optional name. */
const MAILBOX = /^(?:[^<>\r\n"]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/;

const hasProtocol = (value: string, protocols: RegExp): boolean =>
  URL.canParse(value) && protocols.test(new URL(value).protocol);

/** Which values of a variable are valid. */
interface Rule {
  isValid: (value: string) => boolean;
  /** Describes valid values, for the message about an invalid one. */
  expected: string;
  /** Whether messages leave the value out, because it may contain a password. */
  isSecret?: boolean;
}

export type VariableSchema = TString & Rule;

const defineVariable = (rule: Rule): VariableSchema =>
  Type.Refine(Type.String({ ...rule }), rule.isValid) as unknown as VariableSchema;

const HTTP_URL = defineVariable({
  isValid: (value) => hasProtocol(value, /^https?:$/),
  expected: 'an http or https URL such as "http://localhost:4000"',
});

/** The root of a server: pages, links and calls have paths below it, and `fetch` refuses a URL with a user or a password. */
const SERVER_URL = defineVariable({
  isValid: (value) => hasProtocol(value, /^https?:$/) && new URL(value).href === `${new URL(value).origin}/`,
  expected: 'an http or https URL such as "http://localhost:4000", without a path, user or password',
});

const NODE_URLS = defineVariable({
  isValid(value) {
    const urls = value.split(',').map((url) => url.trim());
    if (!urls.every((url) => hasProtocol(url, /^https?:$/))) return false;
    // A node that is listed twice, even in another spelling, would agree with itself on top-ups.
    return new Set(urls.map((url) => new URL(url).href)).size === urls.length;
  },
  expected: 'http or https URLs of different nodes, separated by commas',
  isSecret: true,
});

const CONTRACT = defineVariable({
  isValid: (value) => /^0x[0-9a-fA-F]{40}$/.test(value),
  expected: 'the address of a contract: 0x and 40 hexadecimal digits',
});

const POSTGRES_URL = defineVariable({
  isValid: (value) => hasProtocol(value, /^postgres(ql)?:$/),
  expected: 'a URL such as "postgres://user:password@localhost:5432/hashgrid"',
  isSecret: true,
});

const areValidMasterKeys = (value: string): boolean => {
  try {
    return parseMasterKeys(value).length > 0;
  } catch (error) {
    if (error instanceof InvalidKeysError) return false;
    throw error;
  }
};

/** Whether a text is a DSN of Sentry without a secret, which browsers may see. Older DSNs had a secret after the key. */
const isPublicDsn = (value: string): boolean => {
  if (!hasProtocol(value, /^https?:$/)) return false;
  const { username, password, pathname, search, hash } = new URL(value);
  return /^\w+$/.test(username) && !password && /\/\d+$/.test(pathname) && !search && !hash;
};

const COUNT = defineVariable({
  isValid: (value) => /^[1-9]\d{0,6}$/.test(value),
  expected: 'a whole number from 1 to 9999999',
});

const HOST = defineVariable({
  isValid: (value) => /^[\w.:-]+$/.test(value),
  expected: 'a host name or address such as "0.0.0.0"',
});

const PORT = defineVariable({
  isValid: (value) => /^\d+$/.test(value) && Number(value) <= LAST_PORT,
  expected: `a whole number from 0 to ${LAST_PORT} (0: any free port)`,
});

/** Whether pages may load their scripts from an origin: it uses https or is this machine. */
const isSafeOrigin = (value: string): boolean => {
  if (!URL.canParse(value)) return false;
  const { origin, href, protocol, hostname } = new URL(value);
  const isLocal = protocol === 'http:' && ['localhost', '127.0.0.1'].includes(hostname);
  return href === `${origin}/` && (protocol === 'https:' || isLocal);
};

const isPath = (value: string): boolean => !value.includes('\0');

const FOLDER = defineVariable({ isValid: isPath, expected: 'the path of a folder' });

const FLAG = defineVariable({ isValid: (value) => /^[01]$/.test(value), expected: '0 or 1' });

/** The environment variables of an installation. All are optional, and an empty one counts as missing. */
export const EnvironmentSchema = Type.Object({
  HOST,
  PORT,
  METRICS_HOST: HOST,
  METRICS_PORT: PORT,
  PUBLIC_URL: SERVER_URL,
  HASHGRID_DATA: FOLDER,
  HASHGRID_CHECKOUT: defineVariable({
    isValid: (value) => value.length <= 200,
    expected: 'a name of at most 200 characters',
  }),
  DATABASE_URL: POSTGRES_URL,
  DATABASE_OWNER_URL: POSTGRES_URL,
  HASHGRID_MASTER_KEYS: defineVariable({
    isValid: areValidMasterKeys,
    expected:
      'an ID, a colon and 32 bytes in base64, such as "npm run -s keys -w @hashgrid/server -- new" prints, or several, the primary one first, separated by commas',
    isSecret: true,
  }),
  HASHGRID_KEY_FILE: defineVariable({
    isValid: isPath,
    expected: 'the path of a file with master keys',
  }),
  API_URL: SERVER_URL,
  SMTP_URL: defineVariable({
    isValid: (value) => hasProtocol(value, /^smtps?:$/) && new URL(value).hostname !== '',
    expected: 'a URL such as "smtp://user:password@mail.example.org:587" or "smtps://…"',
    isSecret: true,
  }),
  MAIL_FROM: defineVariable({
    isValid: (value) => MAILBOX.test(value),
    expected: 'a sender such as "Hashgrid <no-reply@example.org>"',
  }),
  SMTP_PLAIN: FLAG,
  OUTBOX: FLAG,
  TRUSTED_PROXIES: defineVariable({
    isValid: (value) => value.split(',').every((address) => isIP(address.trim()) > 0),
    expected: 'addresses of proxies or gateways such as "10.0.0.2" or "10.0.0.2,10.0.0.3"',
  }),
  REQUESTS_PER_ADDRESS: COUNT,
  CONNECTIONS_PER_ADDRESS: COUNT,
  GAME_PROFILE: defineVariable({
    isValid: (value) => /^(demo|standard)$/.test(value),
    expected: '"demo" (a block every 10 s) or "standard" (every 10 minutes)',
  }),
  GAME_NAME: defineVariable({
    isValid: (value) => value.length <= 40,
    expected: 'a name of at most 40 characters',
  }),
  API_KEY: defineVariable({
    isValid: (value) => /^[\w.~-]{1,128}$/.test(value),
    expected: '1 to 128 letters, digits, dashes, dots, underscores or tildes',
  }),
  CHAIN_NODES_56: NODE_URLS,
  CHAIN_NODES_97: NODE_URLS,
  USDT_CONTRACT_56: CONTRACT,
  USDT_CONTRACT_97: CONTRACT,
  TOP_UP_XPUB: defineVariable({
    // 111 characters in Base58, which lacks 0, I, O and l.
    isValid: (value) => /^xpub[1-9A-HJ-NP-Za-km-z]{107}$/.test(value),
    expected: 'an extended public key ("xpub…"), never the private one ("xprv…")',
    isSecret: true,
  }),
  TOP_UP_CHAIN: defineVariable({ isValid: (value) => /^(56|97)$/.test(value), expected: '56 or 97' }),
  TOP_UP_CONFIRMATIONS: defineVariable({
    isValid: (value) => /^[1-9]\d{0,3}$/.test(value),
    expected: 'a whole number from 1 to 9999',
  }),
  SUPPORT_URL: HTTP_URL,
  COMMUNITY_CHANNEL_URL: HTTP_URL,
  COMMUNITY_SOCIAL_URL: HTTP_URL,
  COMMUNITY_PARTNER_URL: HTTP_URL,
  WALLETCONNECT_PROJECT_ID: defineVariable({
    isValid: (value) => /^[\da-f]{32}$/i.test(value),
    expected: 'the 32 hexadecimal digits that WalletConnect gives to a project',
  }),
  LEDGER_CONNECT_KIT_URL: defineVariable({
    isValid: (value) => hasProtocol(value, /^https:$/),
    expected: 'the https URL of the script of @ledgerhq/connect-kit 1.1.12',
  }),
  BLOCTO_ENABLED: FLAG,
  PUBLIC_NODES_56: NODE_URLS,
  PUBLIC_NODES_97: NODE_URLS,
  ANALYTICS: defineVariable({ isValid: (value) => /^(on|off)$/.test(value), expected: '"on" or "off"' }),
  GA_MEASUREMENT_ID: defineVariable({
    isValid: (value) => /^G-[A-Z0-9]{4,20}$/.test(value),
    expected: 'a measurement ID such as "G-ABCDE12345"',
  }),
  SENTRY_DSN: defineVariable({
    isValid: isPublicDsn,
    expected:
      'a public DSN such as "https://<32 hexadecimal digits>@o1.ingest.sentry.io/2", without a secret',
    isSecret: true,
  }),
  DRAIN_SECONDS: defineVariable({
    isValid: (value) => /^\d{1,3}$/.test(value) && Number(value) <= 300,
    expected: 'a whole number from 0 to 300',
  }),
  LOG_LEVEL: defineVariable({
    isValid: (value) => LOG_LEVELS.some((level) => level === value),
    expected: `one of ${LOG_LEVELS.join(', ')}`,
  }),
  ARTIFACTS_BUCKET: defineVariable(S3_RULES.ARTIFACTS_BUCKET),
  ARTIFACTS_REGION: defineVariable(S3_RULES.ARTIFACTS_REGION),
  ARTIFACTS_ENDPOINT: defineVariable(S3_RULES.ARTIFACTS_ENDPOINT),
  ARTIFACTS_PREFIX: defineVariable(S3_RULES.ARTIFACTS_PREFIX),
  ARTIFACTS_CACHE_MB: COUNT,
  ARTIFACTS_ORIGIN: defineVariable({
    isValid: isSafeOrigin,
    expected: 'an https origin such as "https://cdn.example.org", without a path',
  }),
  RELEASE_CHANNEL: defineVariable({
    isValid: (value) => /^[a-z][a-z0-9-]{0,29}$/.test(value),
    expected: 'the name of a channel such as "live" or "staging"',
  }),
  PREVIEW_LINKS: defineVariable({
    isValid: (value) => /^(off|builds|localhost)$/.test(value),
    expected: '"off", "builds" (uploaded builds), or "localhost" (builds on developers’ computers too)',
  }),
  HASHGRID_TOKEN: defineVariable({
    isValid: (value) => /^[\w.~-]{1,200}$/.test(value),
    expected: 'a token for the release API, as printed by "npm run release-tokens -w @hashgrid/server"',
    isSecret: true,
  }),
  DEV_RELEASES: FOLDER,
});

export type Variable = keyof Static<typeof EnvironmentSchema>;
