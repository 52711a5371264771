import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Bootstrap } from '@hashgrid/contracts';
import { PROFILES, type GameProfile } from '@hashgrid/api/gameProfiles';
import { COMMUNITY_NAMES } from './communityNames';
import { ConfigError } from './ConfigError';
import { SETTINGS, type Read, type Setting } from './settings';

/** Root of the workspace; relative paths in settings start there. */
export const ROOT = join(fileURLToPath(import.meta.url), '..', '..', '..');

/** What an installation chooses, read from the environment once. */
export interface ProductConfig {
  /** Name or address to listen on. */
  host: string;
  /** 0 for any free one. */
  port: number;
  /** Where players reach the product, when that is not `http://localhost:<port>`; links in mails begin with it. */
  publicUrl: string | null;
  dataDir: string;
  /** PostgreSQL to use instead of the embedded one. */
  databaseUrl: string | null;
  /** Product API to use instead of the embedded one. */
  apiUrl: string | null;
  /** Mail server, and whom mails come from; null keeps mails in the outbox. */
  smtp: { url: string; from: string } | null;
  /** Addresses, with commas, of what stands in front: of the gateway, or of an API that runs alone; null when not said. */
  trustedProxies: string | null;
  /** How fast the game goes: `demo` with the embedded database and `standard` with another unless chosen. */
  gameProfile: GameProfile;
  gameName: string;
  apiKey: string;
  links: Bootstrap['links'];
  /** Set by `npm run dev`: open pages reload when a release changes. */
  reloadPages: boolean;
}

/**
 * Reads and checks all settings.
 * @throws {ConfigError} naming every bad value.
 */
export const readConfig = (env: Record<string, string | undefined>): ProductConfig => {
  const problems: string[] = [];
  const read = <Value>(name: string, setting: Setting<Value>): Value => {
    const given = env[name]?.trim() || undefined;
    if (given === undefined) return setting.fallback;
    const result: Read<Value> = setting.read(given);
    if ('value' in result) return result.value;
    const shown = setting.secret ? 'the value given' : JSON.stringify(env[name]);
    problems.push(`${name} is ${shown}; expected ${result.expected}.`);
    return setting.fallback;
  };
  const readSmtp = (): ProductConfig['smtp'] => {
    const url = read('SMTP_URL', SETTINGS.smtpUrl);
    const from = read('MAIL_FROM', SETTINGS.mailFrom);
    if (url && from) return { url, from };
    const missing = url ? 'MAIL_FROM' : 'SMTP_URL';
    if ((url || from) && !env[missing]?.trim())
      problems.push(`${missing} is missing; SMTP_URL and MAIL_FROM belong together.`);
    return null;
  };
  const databaseUrl = read('DATABASE_URL', SETTINGS.databaseUrl);
  const config: ProductConfig = {
    host: read('HOST', SETTINGS.host),
    port: read('PORT', SETTINGS.port),
    publicUrl: read('PUBLIC_URL', SETTINGS.url),
    dataDir: resolve(ROOT, read('HASHGRID_DATA', SETTINGS.dataDir)),
    databaseUrl,
    apiUrl: read('API_URL', SETTINGS.url),
    smtp: readSmtp(),
    trustedProxies: read('TRUSTED_PROXIES', SETTINGS.addresses),
    gameProfile:
      read('GAME_PROFILE', SETTINGS.gameProfile) ?? (databaseUrl ? PROFILES.standard : PROFILES.demo),
    gameName: read('GAME_NAME', SETTINGS.gameName),
    apiKey: read('API_KEY', SETTINGS.apiKey),
    reloadPages: read('DEV_RELOAD', SETTINGS.flag),
    links: {
      support: read('SUPPORT_URL', SETTINGS.link) ?? 'https://support.hashgrid.example/',
      community: [
        {
          name: COMMUNITY_NAMES.channel,
          kind: 'channel',
          url: read('COMMUNITY_CHANNEL_URL', SETTINGS.link) ?? 'https://channel.hashgrid.example/',
        },
        {
          name: COMMUNITY_NAMES.social,
          kind: 'social',
          url: read('COMMUNITY_SOCIAL_URL', SETTINGS.link) ?? 'https://social.hashgrid.example/',
        },
        {
          name: COMMUNITY_NAMES.partner,
          kind: 'partner',
          url: read('COMMUNITY_PARTNER_URL', SETTINGS.link) ?? 'https://partner.hashgrid.example/',
        },
      ],
    },
  };
  if (problems.length > 0) throw new ConfigError(problems);
  return config;
};
