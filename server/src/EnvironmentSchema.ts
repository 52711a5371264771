import { isIP } from 'node:net';
import { S3_RULES } from '@hashgrid/artifacts';
import { LOG_LEVELS } from '@hashgrid/connection';
import { InvalidKeysError, parseMasterKeys } from '@hashgrid/api/keys';
import { Type, type Static, type TString } from 'typebox';

const LAST_PORT = 65_535;
const MAILBOX = /^(?:[^<>\r\n"]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/;

const hasProtocol = (given: string, protocols: RegExp): boolean =>
  URL.canParse(given) && protocols.test(new URL(given).protocol);

/** What a variable's value must be, beyond a text: a test, and the words for a message about a bad value. */
interface Rule {
  isValid: (given: string) => boolean;
  expected: string;
  /** The value may hold a password, so messages leave it out. */
  isSecret?: boolean;
}

export type VariableSchema = TString & Rule;

const variable = (rule: Rule): VariableSchema =>
  Type.Refine(Type.String({ ...rule }), rule.isValid) as unknown as VariableSchema;

const HTTP_URL = variable({
  isValid: (given) => hasProtocol(given, /^https?:$/),
  expected: 'an http or https address such as "http://localhost:4000"',
});

const NODE_URLS = variable({
  isValid: (given) => given.split(',').every((url) => hasProtocol(url.trim(), /^https?:$/)),
  expected: 'http or https addresses of nodes, separated by commas',
  isSecret: true,
});

const CONTRACT = variable({
  isValid: (given) => /^0x[0-9a-fA-F]{40}$/.test(given),
  expected: 'the address of a contract: 0x and 40 hexadecimal digits',
});

const POSTGRES_URL = variable({
  isValid: (given) => hasProtocol(given, /^postgres(ql)?:$/),
  expected: 'an address such as "postgres://user:password@localhost:5432/hashgrid"',
  isSecret: true,
});

const areMasterKeys = (given: string): boolean => {
  try {
    return parseMasterKeys(given).length > 0;
  } catch (error) {
    if (error instanceof InvalidKeysError) return false;
    throw error;
  }
};

/** A DSN of Sentry that browsers may see; older ones had a secret after the key. */
const isPublicDsn = (given: string): boolean => {
  if (!hasProtocol(given, /^https?:$/)) return false;
  const { username, password, pathname, search, hash } = new URL(given);
  return /^\w+$/.test(username) && !password && /\/\d+$/.test(pathname) && !search && !hash;
};

const COUNT = variable({
  isValid: (given) => /^[1-9]\d{0,6}$/.test(given),
  expected: 'a whole number from 1 to 9999999',
});

const HOST = variable({
  isValid: (given) => /^[\w.:-]+$/.test(given),
  expected: 'a host name or address such as "0.0.0.0"',
});

const PORT = variable({
  isValid: (given) => /^\d+$/.test(given) && Number(given) <= LAST_PORT,
  expected: `a whole number from 0 to ${LAST_PORT} (0: any free port)`,
});

/** A page from here loads its scripts from there, so it must be as safe as the page. */
const isSafeOrigin = (given: string): boolean => {
  if (!URL.canParse(given)) return false;
  const { origin, href, protocol, hostname } = new URL(given);
  const isLocal = protocol === 'http:' && ['localhost', '127.0.0.1'].includes(hostname);
  return href === `${origin}/` && (protocol === 'https:' || isLocal);
};

const FLAG = variable({ isValid: (given) => /^[01]$/.test(given), expected: '0 or 1' });

/** The environment variables of an installation. All are optional, and an empty one counts as missing. */
export const EnvironmentSchema = Type.Object({
  HOST,
  PORT,
  METRICS_HOST: HOST,
  METRICS_PORT: PORT,
  PUBLIC_URL: HTTP_URL,
  HASHGRID_DATA: variable({ isValid: (given) => !given.includes('\0'), expected: 'the path of a folder' }),
  HASHGRID_CHECKOUT: variable({
    isValid: (given) => given.length <= 200,
    expected: 'a name of at most 200 characters',
  }),
  DATABASE_URL: POSTGRES_URL,
  DATABASE_OWNER_URL: POSTGRES_URL,
  HASHGRID_MASTER_KEYS: variable({
    isValid: areMasterKeys,
    expected:
      'an ID, a colon and 32 bytes in base64, such as "npm run -s keys -w @hashgrid/server -- new" prints, or several, newest first, separated by commas',
    isSecret: true,
  }),
  HASHGRID_KEY_FILE: variable({
    isValid: (given) => !given.includes('\0'),
    expected: 'the path of a file with master keys',
  }),
  API_URL: HTTP_URL,
  SMTP_URL: variable({
    isValid: (given) => hasProtocol(given, /^smtps?:$/) && new URL(given).hostname !== '',
    expected: 'an address such as "smtp://user:password@mail.example.org:587" or "smtps://…"',
    isSecret: true,
  }),
  MAIL_FROM: variable({
    isValid: (given) => MAILBOX.test(given),
    expected: 'a sender such as "Hashgrid <no-reply@example.org>"',
  }),
  SMTP_PLAIN: FLAG,
  OUTBOX: FLAG,
  TRUSTED_PROXIES: variable({
    isValid: (given) => given.split(',').every((address) => isIP(address.trim()) > 0),
    expected: 'addresses of proxies or gateways such as "10.0.0.2" or "10.0.0.2,10.0.0.3"',
  }),
  REQUESTS_PER_ADDRESS: COUNT,
  CONNECTIONS_PER_ADDRESS: COUNT,
  GAME_PROFILE: variable({
    isValid: (given) => /^(demo|standard)$/.test(given),
    expected: '"demo" (a block every 10 s) or "standard" (every 10 minutes)',
  }),
  GAME_NAME: variable({
    isValid: (given) => given.length <= 40,
    expected: 'a name of at most 40 characters',
  }),
  API_KEY: variable({
    isValid: (given) => /^[\w.~-]{1,128}$/.test(given),
    expected: '1 to 128 letters, digits, dashes, dots or underscores',
  }),
  CHAIN_NODES_56: NODE_URLS,
  CHAIN_NODES_97: NODE_URLS,
  USDT_CONTRACT_56: CONTRACT,
  USDT_CONTRACT_97: CONTRACT,
  TOP_UP_XPUB: variable({
    isValid: (given) => /^xpub[1-9A-HJ-NP-Za-km-z]{107}$/.test(given),
    expected: 'an extended public key ("xpub…"), never the private one ("xprv…")',
    isSecret: true,
  }),
  TOP_UP_CHAIN: variable({ isValid: (given) => /^(56|97)$/.test(given), expected: '56 or 97' }),
  TOP_UP_CONFIRMATIONS: variable({
    isValid: (given) => /^[1-9]\d{0,3}$/.test(given),
    expected: 'a whole number from 1 to 9999',
  }),
  SUPPORT_URL: HTTP_URL,
  COMMUNITY_CHANNEL_URL: HTTP_URL,
  COMMUNITY_SOCIAL_URL: HTTP_URL,
  COMMUNITY_PARTNER_URL: HTTP_URL,
  WALLETCONNECT_PROJECT_ID: variable({
    isValid: (given) => /^[\da-f]{32}$/i.test(given),
    expected: '32 hexadecimal digits, as WalletConnect gives them to a project',
  }),
  LEDGER_CONNECT_KIT_URL: variable({
    isValid: (given) => hasProtocol(given, /^https:$/),
    expected: 'the https address of the script of @ledgerhq/connect-kit 1.1.12',
  }),
  BLOCTO_ENABLED: FLAG,
  PUBLIC_NODES_56: NODE_URLS,
  PUBLIC_NODES_97: NODE_URLS,
  ANALYTICS: variable({ isValid: (given) => /^(on|off)$/.test(given), expected: '"on" or "off"' }),
  GA_MEASUREMENT_ID: variable({
    isValid: (given) => /^G-[A-Z0-9]{4,20}$/.test(given),
    expected: 'a measurement ID such as "G-ABCDE12345"',
  }),
  SENTRY_DSN: variable({
    isValid: isPublicDsn,
    expected:
      'a public DSN such as "https://<32 hexadecimal digits>@o1.ingest.sentry.io/2", without a secret',
    isSecret: true,
  }),
  DRAIN_SECONDS: variable({
    isValid: (given) => /^\d{1,3}$/.test(given) && Number(given) <= 300,
    expected: 'a whole number from 0 to 300',
  }),
  LOG_LEVEL: variable({
    isValid: (given) => LOG_LEVELS.some((level) => level === given),
    expected: `one of ${LOG_LEVELS.join(', ')}`,
  }),
  ARTIFACTS_BUCKET: variable(S3_RULES.ARTIFACTS_BUCKET),
  ARTIFACTS_REGION: variable(S3_RULES.ARTIFACTS_REGION),
  ARTIFACTS_ENDPOINT: variable(S3_RULES.ARTIFACTS_ENDPOINT),
  ARTIFACTS_PREFIX: variable(S3_RULES.ARTIFACTS_PREFIX),
  ARTIFACTS_CACHE_MB: COUNT,
  ARTIFACTS_ORIGIN: variable({
    isValid: isSafeOrigin,
    expected: 'an https origin such as "https://cdn.example.org", without a path',
  }),
  RELEASE_CHANNEL: variable({
    isValid: (given) => /^[a-z][a-z0-9-]{0,29}$/.test(given),
    expected: 'the name of a channel such as "live" or "staging"',
  }),
  PREVIEW_LINKS: variable({
    isValid: (given) => /^(off|builds|localhost)$/.test(given),
    expected: '"off", "builds" (uploaded builds), or "localhost" (builds on developers’ computers too)',
  }),
  HASHGRID_TOKEN: variable({
    isValid: (given) => /^[\w.~-]{1,200}$/.test(given),
    expected: 'a token of the release API, as "npm run release-tokens -w @hashgrid/server" prints it',
    isSecret: true,
  }),
  DEV_RELEASES: variable({
    isValid: (given) => !given.includes('\0'),
    expected: 'the path of a folder',
  }),
});

export type Variable = keyof Static<typeof EnvironmentSchema>;
