import type { Database } from '../src/database/Database';

/** SQL queries that must return no rows. */
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
  'the kept power of all players is not the sum of theirs': `
    select players_power from game_state where (players_power, active_miners) <>
      (select coalesce(sum(power), 0), count(*) filter (where power > 0) from miners)`,
  'a block paid more than its reward': 'select number from blocks where paid + bonuses > reward',
};

/** Fails when the ledger or the game's accounts don't balance. */
export async function expectBalancedLedger(database: Database): Promise<void> {
  const found: Record<string, unknown[]> = {};
  for (const [fault, sql] of Object.entries(FAULTS)) {
    const rows = await database.query(sql);
    if (rows.length > 0) found[fault] = rows;
  }
  expect(found).toEqual({});
}
