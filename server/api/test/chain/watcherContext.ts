import { HASH_COST, LIMITS, type ApiConfig } from '../../src/config';
import { postgresDatabase } from '../../src/database/postgresDatabase';
import { GAME_PROFILES } from '../../src/gameProfiles';
import type { Context } from '../../src/Context';
import { openContext } from '../../src/openContext';
import { openTestKeys } from '../masterKeys';

/** Settings of a process that only watches top-ups. */
export type WatcherConfig = Pick<ApiConfig, 'chainNodes' | 'topUp'>;

/** Opens the context that a test and its watching processes share. */
export async function openWatcherContext(url: string, config: WatcherConfig): Promise<Context> {
  const database = postgresDatabase(url);
  return openContext(
    database,
    {
      publicUrl: 'http://hashgrid.test',
      apiKey: 'k',
      gameName: 'Hashgrid',
      releasesDir: '/nonexistent',
      trustProxy: '127.0.0.1',
      smtp: null,
      gameProfile: GAME_PROFILES.standard,
      limits: LIMITS,
      hashCost: HASH_COST,
      ...config,
    },
    { keys: await openTestKeys(database), log: () => undefined },
  );
}
