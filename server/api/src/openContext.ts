import type { ApiConfig } from './config';
import type { Database } from './database/Database';
import { getOrCreateSecret } from './cryptography/secrets.queries';
import type { Context } from './Context';
import { beginGame } from './mining/beginGame';
import { newToken } from './cryptography/tokens';
import { seedPool } from './exchange/seedPool';

interface ContextOptions {
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
    now = () => new Date(),
    log = console.log,
    isMailDelivered = config.smtp !== null,
    wakeDelivery = () => undefined,
  }: ContextOptions = {},
): Promise<Context> {
  const secret = await getOrCreateSecret(database, 'signing', newToken());
  await seedPool({ database, now });
  await beginGame({ database, config, now });
  const signingSecret = new TextEncoder().encode(secret);
  return { database, config, now, log, isMailDelivered, wakeDelivery, signingSecret };
}
