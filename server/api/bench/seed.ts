import type { Database } from '../src/database/Database';

// Inserts rows directly: creating this many through the API would take minutes.
const PLAYERS = `
insert into accounts (id, username, username_key, email, email_key, password_hash, referral_code, referrer_id, created_at)
select ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 'p' || n, 'p' || n, 'p' || n, 'p' || n, '', 'C' || n,
  case when n > 3 then ('00000000-0000-4000-8000-' || lpad((n / 3)::text, 12, '0'))::uuid end, now()
from generate_series(1, $1::integer) as n order by n`;

const ACCOUNTS = `
insert into ledger_accounts (player_id, token) select accounts.id, code from accounts cross join tokens`;

const MINERS = `
insert into miners (player_id, inviter1, inviter2, inviter3, joined_at, power)
select player.id, first.id, second.id, second.referrer_id, player.created_at, 25000 * $1::bigint
from accounts player left join accounts first on first.id = player.referrer_id
left join accounts second on second.id = first.referrer_id`;

const NODES = `
insert into nodes (id, player_id, type, name, hashrate, is_on, charge, charged_at, created_at, expires_at)
select gen_random_uuid(), player_id, 'spark', 'Spark', 25000, true, 345600, settled_until, now(), settled_until + 7776000
from miners cross join game_state cross join generate_series(1, $1::integer)`;

// Batteries run out at random times of the day.
const POWER_CHANGES = `
insert into power_changes (player_id, node_id, at, delta)
select player_id, id, charged_at + 1 + floor(random() * 86399)::bigint, -hashrate from nodes`;

/** Adds players who referred each other, each with `nodesPerPlayer` running nodes. */
export async function seedPlayers(
  database: Database,
  players: number,
  nodesPerPlayer: number,
): Promise<void> {
  await database.query(PLAYERS, [players]);
  await database.query(ACCOUNTS);
  await database.query(MINERS, [nodesPerPlayer]);
  await database.query(NODES, [nodesPerPlayer]);
  await database.query(POWER_CHANGES);
  await database.script('analyze');
}

const ENTRIES = `
insert into ledger_entries (id, kind, created_at)
select gen_random_uuid(), case when n % 1000 = 0 then 'exchange' when n % 3 = 0 then 'recharge' else 'transfer' end,
  timestamptz '2025-01-01 00:00:00Z' + n * interval '5 minutes'
from generate_series(1, $1::integer) as n`;

// Alternates between incoming and outgoing, so that no balance runs out.
const LEGS = `
insert into ledger_legs (entry_id, account_id, amount)
select entry.id, leg.account_id, leg.amount
from (select id, row_number() over (order by created_at) as n from ledger_entries
      where written_in = pg_current_xact_id()) as entry
cross join lateral (
  select own.id as account_id, case when n % 2 = 0 then -1 else 1 end as amount from ledger_accounts own
  where own.player_id = $1 and own.token = 'USDT'
  union all
  select mint.id, case when n % 2 = 0 then 1 else -1 end from ledger_accounts mint
  where mint.system_name = 'mint' and mint.token = 'USDT'
) as leg order by n`;

/** Adds `count` transactions to a player's ledger account. */
export async function seedTransactions(database: Database, playerId: string, count: number): Promise<void> {
  await database.transaction(async (queries) => {
    await queries.query(ENTRIES, [count]);
    await queries.query(LEGS, [playerId]);
  });
}

const SHARES = `
insert into share_buckets (player_id, starts_at, day, work, mined, bonus, given1, given2, given3, blocks)
select player_id, start + bucket * (86400 / $1::bigint), paid_before, 1, 1000, 10, 5, 2, 1, 6
from miners cross join game_state
cross join lateral (select extract(epoch from paid_before)::bigint as start) as day
cross join generate_series(0, $1::bigint - 1) as bucket`;

// Credits the unpaid account with the sum of the shares, so that the ledger stays balanced.
const UNPAID_ENTRY = `
with owed as (
  insert into ledger_entries (id, kind, created_at) values (gen_random_uuid(), 'blocks', now()) returning id
)
insert into ledger_legs (entry_id, account_id, amount)
select owed.id, account.id, case system_name when 'unpaid' then total else -total end
from owed cross join ledger_accounts account cross join (
  select sum(mined - paid_mined + bonus - paid_bonus)::bigint as total from share_buckets
) as due
where token = 'ORE' and system_name in ('mint', 'unpaid')`;

/** Adds share buckets of every player on the next day to be paid out, and moves the game time to the end of that day. */
export async function seedShareBuckets(database: Database, bucketsPerPlayer: number): Promise<void> {
  await database.query(SHARES, [bucketsPerPlayer]);
  await database.query(UNPAID_ENTRY);
  await database.query('update game_state set settled_until = extract(epoch from paid_before + 1)::bigint');
  await database.script('analyze');
}
