import type { ApiConfig } from '../../src/config';
import { openPostgresDatabase } from '../../src/database/openPostgresDatabase';
import type { Context } from '../../src/Context';
import { openContext } from '../../src/openContext';
import { createTestConfig } from '../createTestConfig';
import { openTestKeys } from '../masterKeys';
import { NODE_TIMEOUT_MS } from './nodeTimeoutMs';

/** Settings of a process that only watches top-ups. */
export type WatcherConfig = Pick<ApiConfig, 'chainNodes' | 'topUp'>;

/** Opens a context on the database of a test, in the test itself or in a process that watches top-ups. */
export async function openWatcherContext(url: string, config: WatcherConfig): Promise<Context> {
  const database = openPostgresDatabase(url);
  return openContext(database, createTestConfig(config), {
    keys: await openTestKeys(database),
    log: () => undefined,
    nodeTimeoutMs: NODE_TIMEOUT_MS,
  });
}
