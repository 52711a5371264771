-- The game: who mines with what, the blocks, what is owed; and a ledger that can be listed by kind, direction and day.
-- Moments of the game are whole seconds since 1970 (bigint), so that running and idling add up exactly.

-- The ledger ----------------------------------------------------------------------------------------------------------

alter table ledger_accounts drop constraint ledger_accounts_system_name_check;
alter table ledger_accounts add constraint ledger_accounts_system_name_check
  check (system_name in ('mint', 'treasury', 'pool', 'burn', 'unpaid'));
-- Shares of blocks wait here until their day is paid out.
insert into ledger_accounts (system_name, token) values ('unpaid', 'ORE');

alter table ledger_entries
  add constraint ledger_entries_kind check (kind in ('seed', 'grant', 'transfer', 'exchange', 'node', 'upgrade',
    'recharge', 'blocks', 'daily_profit', 'collect', 'reversal')),
  -- The UTC day that a payout settles.
  add column day date,
  add column written_in xid8;
alter table ledger_entries alter column written_in set default pg_current_xact_id();

-- Copied from the entry, so that a player's list is found by an index whatever it is filtered by.
alter table ledger_legs
  add column kind text,
  add column created_at timestamptz,
  -- What the movement counts as in the profit of `day`.
  add column purpose text check (purpose in ('profit', 'bonus', 'cost')),
  add column day date;
alter table ledger_legs disable trigger ledger_legs_append_only;
update ledger_legs set kind = entry.kind, created_at = entry.created_at, day = (entry.created_at at time zone 'UTC')::date
  from ledger_entries entry where entry.id = entry_id;
alter table ledger_legs enable trigger ledger_legs_append_only;
alter table ledger_legs alter column kind set not null, alter column created_at set not null,
  alter column day set not null;

create index ledger_legs_kind on ledger_legs (account_id, kind, id desc);
create index ledger_legs_direction on ledger_legs (account_id, (amount > 0), id desc);
create index ledger_legs_created on ledger_legs (account_id, created_at, id);
create index ledger_legs_profit on ledger_legs (account_id, day) where purpose is not null;

-- A leg takes kind and time from its entry and is written with it: what is committed gets no further leg.
create function take_from_entry() returns trigger language plpgsql as $$
declare
  entry ledger_entries;
begin
  select * into entry from ledger_entries where id = new.entry_id;
  if entry.written_in is distinct from pg_current_xact_id() then
    raise exception 'legs are written with their entry' using errcode = '23514';
  end if;
  new.kind := entry.kind;
  new.created_at := entry.created_at;
  new.day := coalesce(entry.day, (entry.created_at at time zone 'UTC')::date);
  return new;
end $$;
create trigger ledger_legs_entry before insert on ledger_legs for each row execute function take_from_entry();

-- Once a statement: thousands of legs on one account are one change of its balance.
drop trigger ledger_legs_balance on ledger_legs;
create or replace function add_leg_to_balance() returns trigger language plpgsql as $$
begin
  update ledger_accounts set balance = balance + moved.amount
    from (select account_id, sum(amount)::bigint as amount from fresh group by account_id) as moved
    where id = moved.account_id;
  return null;
end $$;
create trigger ledger_legs_balance after insert on ledger_legs referencing new table as fresh
  for each statement execute function add_leg_to_balance();

-- Since no leg comes later than its entry, checking each entry once is enough.
drop trigger ledger_legs_sum on ledger_legs;

-- The game ------------------------------------------------------------------------------------------------------------

create table game_state (
  is_only boolean primary key default true check (is_only),
  -- Draws who finds a block.
  seed text not null,
  -- Blocks settled so far, which is also the number of the open one.
  height bigint not null default 0,
  settled_until bigint not null,
  -- What one unit of work (1 mTH/s for 1 s) has earned since the beginning, in 10^-18 minor units.
  reward_index numeric not null default 0,
  -- Days before this one are paid out.
  paid_before date not null
);

create table blocks (
  number bigint primary key,
  starts_at bigint not null unique,
  ends_at bigint not null check (ends_at > starts_at),
  hash text not null,
  reward bigint not null,
  miners integer not null,
  player_work bigint not null,
  work bigint not null,
  paid bigint not null,
  bonuses bigint not null,
  treasury bigint not null check (treasury >= 0),
  finder uuid references accounts (id),
  -- The reward index at its start, and what it grows by in a second.
  index_before numeric not null,
  index_rate numeric not null,
  check (paid + bonuses + treasury = reward)
);

-- Each player's place in the game; `power` is the mTH/s at `game_state.settled_until`.
create table miners (
  player_id uuid primary key references accounts (id),
  inviter1 uuid references accounts (id),
  inviter2 uuid references accounts (id),
  inviter3 uuid references accounts (id),
  joined_at timestamptz not null,
  power bigint not null default 0 check (power >= 0),
  -- The UTC day on which the free recharge was last used.
  recharged_on date,
  -- Bonuses that this player's work has brought the inviters on days that are paid out.
  given1 bigint not null default 0,
  given2 bigint not null default 0,
  given3 bigint not null default 0
) with (fillfactor = 80);
create index miners_inviter1 on miners (inviter1, joined_at, player_id);
create index miners_inviter2 on miners (inviter2, joined_at, player_id);
create index miners_inviter3 on miners (inviter3, joined_at, player_id);

create table nodes (
  id uuid primary key,
  player_id uuid not null references miners (player_id),
  type text not null,
  name text not null,
  level integer not null default 1 check (level between 1 and 5),
  -- mTH/s.
  hashrate bigint not null check (hashrate > 0),
  is_on boolean not null,
  -- Quarter-second ticks at `charged_at`.
  charge integer not null check (charge between 0 and 345600),
  charged_at bigint not null,
  created_at timestamptz not null,
  expires_at bigint not null,
  -- Earned by runs that are over, in 10^-18 minor units.
  earned numeric not null default 0
);
create index nodes_player on nodes (player_id, created_at, id);

-- When a node runs: until it is empty or at its end of life unless somebody stops it before.
create table node_runs (
  id bigint generated always as identity primary key,
  node_id uuid not null references nodes (id),
  hashrate bigint not null,
  from_at bigint not null,
  until_at bigint not null check (until_at >= from_at)
);
create index node_runs_node on node_runs (node_id);

-- Changes of a player's power that no settled block has seen yet.
create table power_changes (
  id bigint generated always as identity primary key,
  player_id uuid not null references miners (player_id),
  node_id uuid not null references nodes (id),
  at bigint not null,
  delta bigint not null check (delta <> 0)
);
create index power_changes_at on power_changes (at);
create index power_changes_node on power_changes (node_id);

-- What players earned, added up over the buckets of the charts; `paid_*` went to the wallet.
create table share_buckets (
  player_id uuid not null references miners (player_id),
  starts_at bigint not null,
  day date not null,
  work bigint not null,
  mined bigint not null,
  bonus bigint not null,
  given1 bigint not null,
  given2 bigint not null,
  given3 bigint not null,
  blocks integer not null,
  paid_mined bigint not null default 0 check (paid_mined between 0 and mined),
  paid_bonus bigint not null default 0 check (paid_bonus between 0 and bonus),
  primary key (player_id, starts_at)
) with (fillfactor = 80);
create index share_buckets_day on share_buckets (day, player_id);

-- The single shares of the newest blocks.
create table block_shares (
  block bigint not null references blocks (number),
  player_id uuid not null references miners (player_id),
  work bigint not null,
  mined bigint not null,
  bonus bigint not null,
  primary key (block, player_id)
);

-- A day is paid out once; `collect` is the early payout of a day that is not over.
create table payouts (
  player_id uuid not null references miners (player_id),
  day date not null,
  kind text not null check (kind in ('daily_profit', 'collect')),
  blocks integer not null,
  -- Null where nothing was left to pay.
  entry_id uuid references ledger_entries (id),
  primary key (player_id, day, kind)
);

-- Those who were here before the game: a starter, full and paused.
insert into miners (player_id, inviter1, inviter2, inviter3, joined_at)
  select player.id, first.id, second.id, second.referrer_id, player.created_at
  from accounts player
  left join accounts first on first.id = player.referrer_id
  left join accounts second on second.id = first.referrer_id;
insert into nodes (id, player_id, type, name, hashrate, is_on, charge, charged_at, created_at, expires_at)
  select gen_random_uuid(), player_id, 'starter', 'Starter', 3000, false, 345600, extract(epoch from now())::bigint, now(),
    extract(epoch from now())::bigint + 90 * 86400
  from miners;
