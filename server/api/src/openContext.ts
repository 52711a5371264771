import type { ApiConfig } from './config';
import type { Database } from './database/Database';
import { keepSecret } from './repositories/secrets';
import type { Context } from './rules/Context';
import { newToken } from './rules/keys';
import { seedPool } from './rules/seedPool';

/** Makes a migrated database ready for calls: its signing secret and its exchange pool exist. */
export async function openContext(
  database: Database,
  config: ApiConfig,
  { now = () => new Date(), log = console.log }: { now?: () => Date; log?: (line: string) => void } = {},
): Promise<Context> {
  const secret = await keepSecret(database, 'signing', newToken());
  await seedPool({ database, now });
  return { database, config, now, log, signingSecret: new TextEncoder().encode(secret) };
}
