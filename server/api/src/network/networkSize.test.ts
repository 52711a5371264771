import { seedPlayers, seedShareBuckets } from '../../bench/seed';
import { openTestApi } from '../../test/openTestApi';
import { expectBalancedLedger } from '../../test/expectBalancedLedger';
import { migrate } from '../database/migrate';
import { observeRowsRead } from '../../test/observeRowsRead';
import { summarizeNetwork } from './summarizeNetwork';

const MEMBERS = { few: 10, many: 1_000 };

describe('the network summary', () => {
  const api = openTestApi();

  /** Adds a player who invited `members` players, half of them active; returns the player's ID. */
  async function addNetwork(members: number): Promise<string> {
    const [inviter] = await api.database.query<{ id: string }>(
      `with players as (
         insert into accounts (id, username, username_key, email, email_key, password_hash, referral_code, created_at)
         select gen_random_uuid(), name, name, name, name, '', name, now()
         from (select 'm' || $1::integer || '-' || n as name from generate_series(0, $1::integer) as n) as named
         returning id, username
       )
       select id from players where username like '%-0'`,
      [members],
    );
    await api.database.query(
      `insert into miners (player_id, inviter1, joined_at, power)
       select id, nullif($1::uuid, id), now(), case when right(username, 1) < '5' then 3000 else 0 end
       from accounts where username like 'm' || $2::integer || '-%'`,
      [inviter!.id, members],
    );
    return inviter!.id;
  }

  test('[R7] reads about the same number of rows for 10 members and for 1,000', async () => {
    const [few, many] = [await addNetwork(MEMBERS.few), await addNetwork(MEMBERS.many)];
    await api.database.query(
      'insert into ledger_accounts (player_id, token) select player_id, code from miners cross join tokens',
    );
    await seedShareBuckets(api.database, 4);
    const countRows = async (playerId: string) => {
      let rows = 0;
      const queries = observeRowsRead(api.database, '', (read) => (rows += read));
      const summary = await summarizeNetwork(
        { ...api.context, database: { ...api.database, ...queries } },
        playerId,
      );
      return { rows, summary };
    };
    const [ofFew, ofMany] = [await countRows(few), await countRows(many)];
    expect(ofMany.summary).toMatchObject({ members: 1_000, active: 500 });
    expect(ofMany.summary.levels[0]).toMatchObject({ hashrate: '1500', earned: '0.0002' });
    expect(ofFew.rows).toBeGreaterThan(0);
    expect(ofMany.rows / ofFew.rows).toBeLessThan(1.2);
  });
});

describe('the migration that adds totals of networks', () => {
  const api = openTestApi();

  test('computes them from the existing members, also while a day is partly paid out', async () => {
    const { database } = api;
    await seedPlayers(database, 60, 1);
    await seedShareBuckets(database, 2);
    // Half of the players are paid out for the day that is still the oldest unpaid one.
    await database.script(`
      drop function add_network_members, change_network_hashrates, add_network_earnings, change_network_earnings cascade;
      drop table network_totals;
      delete from migrations where name = '0019_network_totals.sql';
      insert into payouts (player_id, day, kind, blocks)
        select player_id, paid_before, 'daily_profit', 1 from miners, game_state order by player_id limit 30;
      update miners set given1 = 10, given2 = 4, given3 = 2 where player_id in (select player_id from payouts)`);
    await migrate(database);
    await expectBalancedLedger(database);
    expect(await database.query('select distinct earned from network_totals where level = 3')).not.toEqual(
      [],
    );
  });
});
