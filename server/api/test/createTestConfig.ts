import { HASH_COST, LIMITS, type ApiConfig } from '../src/config';
import { GAME_PROFILES } from '../src/gameProfiles';

/** Returns the settings of an installation for a test, with some of them overridden. */
export const createTestConfig = (overrides: Partial<ApiConfig> = {}): ApiConfig => ({
  publicUrl: 'http://hashgrid.test',
  apiKey: 'test-key',
  gameName: 'Hashgrid',
  releasesDir: '/nonexistent',
  trustProxy: '127.0.0.1',
  smtp: null,
  gameProfile: GAME_PROFILES.standard,
  limits: LIMITS,
  hashCost: HASH_COST,
  ...overrides,
});
