import type { ApiConfig } from './config';
import type { Database } from './database/Database';
import { getOrCreateSecret } from './cryptography/secrets.queries';
import type { Context } from './Context';
import { beginGame } from './mining/beginGame';
import { newToken } from './cryptography/tokens';
import { seedPool } from './exchange/seedPool';

interface ContextOptions {
  /** Sets the clock of tests, also that of the game, which is the database's otherwise. */
  now?: () => Date;
  log?: (line: string) => void;
  /** Follows `config.smtp` when omitted. */
  isMailDelivered?: boolean;
  wakeDelivery?: () => void;
}

/** Initializes a migrated database: its signing secret, its exchange pool and the game. */
export async function openContext(
  database: Database,
  config: ApiConfig,
  {
    now: givenNow,
    log = console.log,
    isMailDelivered = config.smtp !== null,
    wakeDelivery = () => undefined,
  }: ContextOptions = {},
): Promise<Context> {
  const now = givenNow ?? (() => new Date());
  const gameClock = givenNow ?? ((databaseTime: Date) => databaseTime);
  const secret = await getOrCreateSecret(database, 'signing', newToken());
  await seedPool({ database, now });
  const gameProfile = await beginGame({ database, config, gameClock, log });
  const signingSecret = new TextEncoder().encode(secret);
  return {
    database,
    config: { ...config, gameProfile },
    now,
    gameClock,
    log,
    isMailDelivered,
    wakeDelivery,
    signingSecret,
  };
}
