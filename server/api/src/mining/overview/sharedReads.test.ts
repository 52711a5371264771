import type { MiningSummary, Overview, Token } from '@hashgrid/contracts';
import { buyOre, newMiner } from '../../../test/newMiner';
import { openTestApi } from '../../../test/openTestApi';
import { SHARED_READ_SECONDS } from '../../config';

describe('reads that are the same for every player', () => {
  const api = openTestApi();

  /** Counts the statements with this text until `work` is done. */
  async function countStatements(text: string, work: () => Promise<unknown>): Promise<number> {
    const query = jest.spyOn(api.context.database, 'query');
    await work();
    const count = query.mock.calls.filter(([sql]) => sql.includes(text)).length;
    query.mockRestore();
    return count;
  }

  const readHashrate = async (miner: Awaited<ReturnType<typeof newMiner>>) =>
    (await miner.get<MiningSummary>('/shared/mining/summary')).network.players;

  test('take one query for concurrent calls of several players', async () => {
    const miners = [await newMiner(api), await newMiner(api), await newMiner(api)];
    const calls = [...miners, ...miners, ...miners];
    const bearers = await Promise.all(calls.map((miner) => miner.bearer()));
    const readAll = async (path: string) => {
      const responses = await Promise.all(
        bearers.map((bearer) => api.call<Overview>(`GET ${path}`, { bearer })),
      );
      expect(responses.map(({ status }) => status)).toEqual(calls.map(() => 200));
    };
    api.advanceClock(SHARED_READ_SECONDS);
    expect(await countStatements('players_power', () => readAll('/shared/game/overview'))).toBe(1);
    api.advanceClock(SHARED_READ_SECONDS);
    expect(await countStatements('players_power', () => readAll('/shared/mining/node-types'))).toBe(1);
    expect(await countStatements("system_name = 'pool'", () => readAll('/shared/token/all'))).toBe(1);
    expect(await countStatements('from tokens', () => readAll('/shared/game/rules'))).toBe(1);
  });

  test('show changes of this process immediately, and those of others soon', async () => {
    const miner = await newMiner(api);
    const before = Number(await readHashrate(miner));
    await miner.call('POST /auth/mining/nodes/stop-all', {});
    expect(Number(await readHashrate(miner))).toBe(before - 3);
    await miner.call('POST /auth/mining/nodes/start-all', {});
    expect(Number(await readHashrate(miner))).toBe(before);

    const readPrice = async () =>
      (await miner.get<{ tokens: Token[] }>('/shared/token/all')).tokens.find(({ code }) => code === 'ORE')!
        .price;
    const price = Number(await readPrice());
    expect((await buyOre(miner, '10')).status).toBe(200);
    expect(Number(await readPrice())).toBeGreaterThan(price);

    await api.database.query('delete from power_changes where player_id = $1 and delta > 0', [miner.id]);
    expect(Number(await readHashrate(miner))).toBe(before);
    api.advanceClock(SHARED_READ_SECONDS);
    expect(Number(await readHashrate(miner))).toBeLessThan(before);
  });

  test('fail while the database fails, rather than return an old value', async () => {
    const miner = await newMiner(api);
    await readHashrate(miner);
    api.advanceClock(SHARED_READ_SECONDS);
    const { query } = api.context.database;
    const failing = jest
      .spyOn(api.context.database, 'query')
      .mockImplementation((sql, parameters) =>
        sql.includes('players_power') ? Promise.reject(new Error('no connection')) : query(sql, parameters),
      );
    const failed = await miner.call('GET /shared/mining/summary');
    failing.mockRestore();
    expect(failed.status).toBe(500);
    expect(Number(await readHashrate(miner))).toBeGreaterThan(0);
  });
});
