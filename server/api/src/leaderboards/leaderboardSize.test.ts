import type { Leaderboard } from '@hashgrid/contracts';
import { advanceTime, newMiner } from '../../test/newMiner';
import { openTestApi } from '../../test/openTestApi';
import { LISTED_PLAYERS, RANK_MARKS } from './leaderboards.queries';
import { readRanks } from './readLeaderboard';
import { refreshLeaderboards } from './refreshLeaderboards';

const CROWD = 3000;

describe(`leaderboards of ${CROWD} players`, () => {
  const api = openTestApi();

  /** Adds players who have mined 1, 2, 3 … units. Returns their IDs, best first. */
  async function addCrowd(): Promise<string[]> {
    const rows = await api.database.query<{ id: string }>(
      `insert into accounts (id, username, username_key, email, email_key, password_hash, referral_code, created_at)
       select md5(n::text)::uuid, 'crowd' || n, 'crowd' || n, n::text, n::text, '', 'crowd' || n, $2
       from generate_series($1::integer, 1, -1) as n returning id`,
      [CROWD, api.context.now()],
    );
    const ids = rows.map(({ id }) => id);
    await api.database.query('insert into miners (player_id, joined_at) select unnest($1::uuid[]), $2', [
      ids,
      api.context.now(),
    ]);
    await api.database.query(
      `insert into leaderboard_totals (player_id, mined, week, week_mined)
       select player_id, $2 + 1 - place, 0, 0 from unnest($1::uuid[]) with ordinality as crowd (player_id, place)`,
      [ids, CROWD],
    );
    return ids;
  }

  test('store and list the best players, and return the ranks of the others to within a thousandth of all players', async () => {
    const best = await newMiner(api);
    const ids = await addCrowd();
    await advanceTime(api, 3600);
    await refreshLeaderboards(api.context);
    const readRank = async (id: string) =>
      (await readRanks(api.context, id)).find(({ board }) => board === 'allTime')?.rank;
    const readPage = (cursor: string) =>
      best.get<Leaderboard>(`/shared/game/leaderboards/allTime?limit=100&cursor=${cursor}`);

    const [stored] = await api.database.query<{ count: number }>(
      "select count(*)::integer as count from leaderboard_rows where board = 'allTime'",
    );
    expect(stored!.count).toBeLessThanOrEqual(LISTED_PLAYERS + RANK_MARKS + 1);
    const page = await readPage(String(LISTED_PLAYERS - 2));
    expect([page.items.map(({ rank }) => rank), page.nextCursor, page.players]).toEqual([
      [LISTED_PLAYERS - 1, LISTED_PLAYERS],
      null,
      CROWD + 1,
    ]);
    expect(page.player.rank).toBe(1);

    expect(await readRank(ids[499]!)).toBe(501);
    expect(await readRank(ids.at(-1)!)).toBe(CROWD + 1);
    for (let place = 1500; place < 1500 + CROWD / 1000; place += 1) {
      const exact = place + 2;
      const rank = (await readRank(ids[place]!))!;
      expect(rank).toBeLessThanOrEqual(exact);
      expect(rank).toBeGreaterThan(exact - CROWD / 1000);
    }
    const newcomer = await newMiner(api);
    expect(await readRank(newcomer.id)).toBeNull();
  });
});
