import { PROFILES, type GameProfile } from '@hashgrid/api/gameProfiles';
import { isIP } from 'node:net';

/** A value that can be used, or what was expected instead. */
export type Read<Value> = { value: Value } | { expected: string };

/** How one environment variable is read. */
export interface Setting<Value> {
  /** Used when the variable is missing or empty. */
  fallback: Value;
  read(given: string): Read<Value>;
  /** Kept out of messages. */
  secret?: boolean;
}

const LAST_PORT = 65_535;

const port: Setting<number> = {
  fallback: 3000,
  read: (given) => {
    const value = Number(given);
    return /^\d+$/.test(given) && value <= LAST_PORT
      ? { value }
      : { expected: `a whole number from 0 to ${LAST_PORT} (0: any free port)` };
  },
};

const host: Setting<string> = {
  fallback: 'localhost',
  read: (given) =>
    /^[\w.:-]+$/.test(given) ? { value: given } : { expected: 'a host name or address such as "0.0.0.0"' },
};

const flag: Setting<boolean> = {
  fallback: false,
  read: (given) => (/^[01]$/.test(given) ? { value: given === '1' } : { expected: '0 or 1' }),
};

const httpUrl = (given: string, expected: string): Read<string> => {
  const url = URL.canParse(given) ? new URL(given) : null;
  const isHttp = url?.protocol === 'http:' || url?.protocol === 'https:';
  return url && isHttp ? { value: url.href.replace(/\/$/, '') } : { expected };
};

/** Address of a server, without query; its closing slash is taken off. */
const url: Setting<string | null> = {
  fallback: null,
  read: (given) => httpUrl(given, 'an http or https address such as "http://localhost:4000"'),
};

const link: Setting<string | null> = {
  fallback: null,
  read: (given) => httpUrl(given, 'an http or https address'),
};

const dataDir: Setting<string> = {
  fallback: '.data',
  read: (given) => (given.includes('\0') ? { expected: 'the path of a folder' } : { value: given }),
};

const databaseUrl: Setting<string | null> = {
  fallback: null,
  // It may hold a password.
  secret: true,
  read: (given) =>
    URL.canParse(given) && /^postgres(ql)?:$/.test(new URL(given).protocol)
      ? { value: given }
      : { expected: 'an address such as "postgres://user:password@localhost:5432/hashgrid"' },
};

const smtpUrl: Setting<string | null> = {
  fallback: null,
  // It may hold a password.
  secret: true,
  read: (given) => {
    const url = URL.canParse(given) ? new URL(given) : null;
    return url && /^smtps?:$/.test(url.protocol) && url.hostname
      ? { value: given }
      : { expected: 'an address such as "smtp://user:password@mail.example.org:587" or "smtps://…"' };
  },
};

const MAILBOX = /^(?:[^<>\r\n"]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/;
const mailFrom: Setting<string | null> = {
  fallback: null,
  read: (given) =>
    MAILBOX.test(given)
      ? { value: given }
      : { expected: 'a sender such as "Hashgrid <no-reply@example.org>"' },
};

const addresses: Setting<string | null> = {
  fallback: null,
  read: (given) =>
    given.split(',').every((address) => isIP(address.trim()))
      ? { value: given }
      : { expected: 'addresses of proxies or gateways such as "10.0.0.2" or "10.0.0.2,10.0.0.3"' },
};

const MAX_NAME = 40;
const gameName: Setting<string> = {
  fallback: 'Hashgrid',
  read: (given) =>
    given.length <= MAX_NAME ? { value: given } : { expected: `a name of at most ${MAX_NAME} characters` },
};

const gameProfile: Setting<GameProfile | null> = {
  fallback: null,
  read: (given) =>
    given === 'demo' || given === 'standard'
      ? { value: PROFILES[given] }
      : { expected: '"demo" (a block every 10 s) or "standard" (every 10 minutes)' },
};

const apiKey: Setting<string> = {
  fallback: 'hashgrid-web',
  read: (given) =>
    /^[\w.~-]{1,128}$/.test(given)
      ? { value: given }
      : { expected: '1 to 128 letters, digits, dashes, dots or underscores' },
};

export const SETTINGS = {
  host,
  port,
  flag,
  url,
  link,
  dataDir,
  databaseUrl,
  smtpUrl,
  mailFrom,
  addresses,
  gameName,
  gameProfile,
  apiKey,
};
