import { openTestKeys } from '../../test/masterKeys';
import { newMigratedDatabase } from '../../test/newDatabase';
import { HASH_COST, LIMITS } from '../config';
import type { Database } from '../database/Database';
import { GAME_PROFILES } from '../gameProfiles';
import { openContext } from '../openContext';
import { addSeconds } from '../addSeconds';
import { advanceGame } from './advanceGame';
import { readGameState } from './gameState.queries';

describe('the clock and the profile of the game', () => {
  let database: Database;
  const lines: string[] = [];
  const open = async (gameProfile: (typeof GAME_PROFILES)[keyof typeof GAME_PROFILES]) =>
    openContext(
      database,
      {
        publicUrl: 'http://hashgrid.test',
        apiKey: 'k',
        gameName: 'Hashgrid',
        releasesDir: '/nonexistent',
        trustProxy: '127.0.0.1',
        smtp: null,
        limits: LIMITS,
        hashCost: HASH_COST,
        gameProfile,
      },
      { keys: await openTestKeys(database), log: (line) => lines.push(line) },
    );

  beforeAll(async () => {
    database = await newMigratedDatabase();
  });
  afterAll(() => database.close());

  test('come from the database, not from the configuration of the process', async () => {
    const first = await open(GAME_PROFILES.standard);
    await advanceGame({ ...first, now: () => addSeconds(new Date(), 86_400) });
    // At most the block that was open at the start has ended meanwhile.
    expect((await readGameState(database)).height).toBeLessThan(2);

    const second = await open(GAME_PROFILES.demo);
    expect([second.config.gameProfile, lines]).toEqual([
      GAME_PROFILES.standard,
      ['The game of this database started with the profile "standard" and keeps it.'],
    ]);
  });
});
