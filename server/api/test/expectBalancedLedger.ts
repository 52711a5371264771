import type { Database } from '../src/database/Database';

/** SQL queries that return the rows with a fault, by a description of the fault. */
const FAULTS = {
  'a token does not sum to zero': `
    select token from ledger_legs join ledger_accounts on ledger_accounts.id = account_id
    group by token having sum(amount) <> 0`,
  'an entry does not sum to zero': `
    select entry_id, token from ledger_legs join ledger_accounts on ledger_accounts.id = account_id
    group by entry_id, token having sum(amount) <> 0`,
  'a balance is not the sum of its legs': `
    select ledger_accounts.id from ledger_accounts left join ledger_legs on account_id = ledger_accounts.id
    group by ledger_accounts.id having balance <> coalesce(sum(amount), 0)`,
  'a player has a negative balance':
    'select id from ledger_accounts where player_id is not null and balance < 0',
  'the unpaid account is not the sum of unpaid shares': `
    select balance from ledger_accounts where system_name = 'unpaid' and token = 'ORE' and balance <>
      (select coalesce(sum(mined + bonus - paid_mined - paid_bonus), 0) from share_buckets)`,
  'the deposits account is not the sum of confirmed top-ups': `
    select balance from ledger_accounts where system_name = 'deposits' and -balance <>
      (select coalesce(sum(amount), 0) from top_ups where status = 'confirmed')`,
  'a confirmed top-up was not credited to its player once': `
    select top_ups.id from top_ups where status = 'confirmed' and 1 <> (select count(*)
      from ledger_legs leg join ledger_accounts own on own.id = leg.account_id
      where leg.entry_id = top_ups.entry_id and own.player_id = top_ups.account_id and leg.amount = top_ups.amount)`,
  'the stored total power is not the sum of all players’ power': `
    select players_power from game_state where (players_power, active_miners) <>
      (select coalesce(sum(power), 0), count(*) filter (where power > 0) from miners)`,
  'the stored totals of a network are not those of its members': `
    select * from (
      select inviter as player_id, level, count(*) as members, count(*) filter (where power > 0) as active,
        sum(power) as hashrate, sum(given) as earned
      from (
        select player_id, power, inviter1, inviter2, inviter3, miners.given1 + coalesce(unpaid.given1, 0) as given1,
          miners.given2 + coalesce(unpaid.given2, 0) as given2, miners.given3 + coalesce(unpaid.given3, 0) as given3
        from miners left join (
          select player_id, sum(bucket.given1) as given1, sum(bucket.given2) as given2, sum(bucket.given3) as given3
          from share_buckets bucket
          where day >= (select paid_before from game_state) and not exists (select 1 from payouts
            where payouts.player_id = bucket.player_id and payouts.day = bucket.day and kind = 'daily_profit')
          group by player_id
        ) as unpaid using (player_id)
      ) as member cross join lateral
        (values (1, inviter1, given1), (2, inviter2, given2), (3, inviter3, given3)) as generation (level, inviter, given)
      where inviter is not null group by inviter, level
    ) as counted full join network_totals kept using (player_id, level)
    where (counted.members, counted.active, counted.hashrate, counted.earned)
      is distinct from (kept.members::bigint, kept.active::bigint, kept.hashrate::numeric, kept.earned::numeric)`,
  'a block paid more than its reward': 'select number from blocks where paid + bonuses > reward',
};

/** Fails when the ledger or the game's accounts don't balance. */
export async function expectBalancedLedger(database: Database): Promise<void> {
  const rowsByFault: Record<string, unknown[]> = {};
  for (const [fault, sql] of Object.entries(FAULTS)) {
    const rows = await database.query(sql);
    if (rows.length > 0) rowsByFault[fault] = rows;
  }
  expect(rowsByFault).toEqual({});
}
