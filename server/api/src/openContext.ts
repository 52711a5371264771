import { EventEmitter } from 'node:events';
import { createChains } from './chain/createChains';
import { SHARED_READ_SECONDS, type ApiConfig } from './config';
import type { Database } from './database/Database';
import type { KeyRing } from './cryptography/KeyRing';
import { retireLegacySigningSecret } from './cryptography/legacySigningSecret';
import type { Context } from './Context';
import { beginGame } from './mining/beginGame';
import { seedPool } from './exchange/seedPool';
import { ReadCache } from './read-cache/ReadCache';
import { openReleaseStore } from './release-store/ReleaseStore';
import { openTopUpSettings } from './top-up-settings/TopUpSettings';
import { reencryptLegacyFactors } from './two-factor/reencryptLegacyFactors';

interface ContextOptions {
  /** The keys of this database; see `openKeyRing`. */
  keys: KeyRing;
  /**
   * A clock for tests, which the game uses too. Without it, times come from the process, and those of the
   * game from the database.
   */
  now?: () => Date;
  log?: (line: string) => void;
  /** Time limit of requests to nodes of chains, for tests. */
  nodeTimeoutMs?: number;
  /** Follows `config.smtp` when omitted. */
  isEmailDelivered?: boolean;
  wakeDelivery?: () => void;
}

/**
 * Creates the context of a process on a migrated database. Re-encrypts secrets of older versions, and creates the game and the
 * exchange pool where there are none.
 */
export async function openContext(
  database: Database,
  config: ApiConfig,
  {
    keys,
    now: testClock,
    log = console.log,
    nodeTimeoutMs,
    isEmailDelivered = config.smtp !== null,
    wakeDelivery = () => undefined,
  }: ContextOptions,
): Promise<Context> {
  const now = testClock ?? (() => new Date());
  const gameClock = testClock ?? ((databaseTime: Date) => databaseTime);
  const legacySigningSecret = await retireLegacySigningSecret({ database, keys, now });
  if (legacySigningSecret) await reencryptLegacyFactors({ database, keys }, legacySigningSecret);
  const chains = createChains(config.chainNodes ?? {}, log, nodeTimeoutMs);
  const topUpSettings = await openTopUpSettings(config.topUp, chains);
  const gameProfile = await beginGame({ database, config, gameClock, log });
  await seedPool({ database, now }, gameProfile);
  return {
    database,
    reads: new ReadCache(now, SHARED_READ_SECONDS),
    registryChanges: new EventEmitter().setMaxListeners(0),
    releaseStore: await openReleaseStore(config),
    chains,
    topUpSettings,
    config: { ...config, gameProfile },
    now,
    gameClock,
    log,
    isEmailDelivered,
    wakeDelivery,
    keys,
    legacySigningSecret,
  };
}
