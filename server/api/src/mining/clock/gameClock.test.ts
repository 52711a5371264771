import type { MiningNode, MiningNodes, Overview } from '@hashgrid/contracts';
import { createTestConfig } from '../../../test/createTestConfig';
import { openTestKeys } from '../../../test/masterKeys';
import { newMigratedDatabase } from '../../../test/newDatabase';
import { advanceTime, buyOre, newMiner } from '../../../test/newMiner';
import { openTestApi } from '../../../test/openTestApi';
import type { Database } from '../../database/Database';
import { GAME_PROFILES, type GameProfile } from '../../gameProfiles';
import { openContext } from '../../openContext';
import { addSeconds } from '../../addSeconds';
import { advanceGame } from '../advanceGame';
import { readGameState } from './gameState.queries';

describe('the clock and the profile of the game', () => {
  let database: Database;
  const logLines: string[] = [];
  const open = async (gameProfile: GameProfile) =>
    openContext(database, createTestConfig({ gameProfile }), {
      keys: await openTestKeys(database),
      log: (line) => logLines.push(line),
    });

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
    expect([second.config.gameProfile, logLines]).toEqual([
      GAME_PROFILES.standard,
      ['The game of this database started with the profile "standard" and keeps it.'],
    ]);
  });
});

describe('a clock that has stepped back', () => {
  const api = openTestApi();

  test('allows changes of nodes, shows no more than a full charge, and does not stop mining', async () => {
    const miner = await newMiner(api);
    const readNode = async () =>
      (await miner.get<MiningNodes>('/shared/mining/nodes')).nodes[0] as MiningNode;
    await buyOre(miner, '20');
    const { id } = await readNode();
    for (const action of [`${id}/upgrade`, 'recharge-all']) {
      await advanceTime(api, 60);
      expect((await miner.call(`POST /auth/mining/nodes/${action}`, {})).status).toBe(200);
      api.advanceClock(-30);
      expect((await readNode()).battery.charge).toBeLessThanOrEqual(1);
      for (const change of ['stop', 'start'])
        expect((await miner.call(`POST /auth/mining/nodes/${id}/${change}`)).status).toBe(200);
    }
    await advanceTime(api, 3600);
    const { unpaid } = await miner.get<Overview>('/shared/game/overview');
    expect(Number(unpaid.mined)).toBeGreaterThan(0);
  });
});
