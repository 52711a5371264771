-- Double entry: what cannot be wrong is held here, not in the server's code.

create table tokens (
  code text primary key,
  name text not null,
  decimals integer not null check (decimals between 0 and 18),
  is_default boolean not null,
  position integer not null
);
insert into tokens (code, name, decimals, is_default, position) values
  ('USDT', 'Tether USD', 6, true, 1),
  ('ORE', 'Ore', 8, false, 2);

create table ledger_accounts (
  id bigint generated always as identity primary key,
  player_id uuid references accounts (id),
  system_name text check (system_name in ('mint', 'treasury', 'pool', 'burn')),
  token text not null references tokens (code),
  balance bigint not null default 0,
  check ((player_id is null) <> (system_name is null)),
  -- The mint alone may go below zero: what it owes is what there is.
  check (balance >= 0 or system_name is not distinct from 'mint'),
  unique (player_id, token),
  unique (system_name, token)
);
insert into ledger_accounts (system_name, token)
  select system, code from unnest(array['mint', 'treasury', 'pool', 'burn']) as system, tokens order by system, position;

create table ledger_entries (
  id uuid primary key,
  kind text not null,
  -- What may happen once only: 'grant:<account>', 'seed:pool'.
  reference text unique,
  note text,
  created_at timestamptz not null
);

create table ledger_legs (
  id bigint generated always as identity primary key,
  entry_id uuid not null references ledger_entries (id),
  account_id bigint not null references ledger_accounts (id),
  amount bigint not null check (amount <> 0)
);
create index ledger_legs_entry on ledger_legs (entry_id);
create index ledger_legs_account on ledger_legs (account_id, id desc);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only: write a reversal instead', tg_table_name;
end $$;
create trigger ledger_entries_append_only before update or delete on ledger_entries
  for each row execute function refuse_change();
create trigger ledger_entries_never_emptied before truncate on ledger_entries
  for each statement execute function refuse_change();
create trigger ledger_legs_append_only before update or delete on ledger_legs
  for each row execute function refuse_change();
create trigger ledger_legs_never_emptied before truncate on ledger_legs
  for each statement execute function refuse_change();

create function add_leg_to_balance() returns trigger language plpgsql as $$
begin
  update ledger_accounts set balance = balance + new.amount where id = new.account_id;
  return null;
end $$;
create trigger ledger_legs_balance after insert on ledger_legs
  for each row execute function add_leg_to_balance();

-- A balance follows from its legs: it starts at 0 and moves with a leg alone (this trigger then runs inside the leg's).
create function refuse_bare_balance() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' and new.balance <> 0 then
    raise exception 'a ledger account starts at 0';
  end if;
  if tg_op = 'UPDATE' and (pg_trigger_depth() < 2 or new.token <> old.token
      or new.player_id is distinct from old.player_id or new.system_name is distinct from old.system_name) then
    raise exception 'a ledger account changes by legs alone';
  end if;
  return new;
end $$;
create trigger ledger_accounts_guard before insert or update on ledger_accounts
  for each row execute function refuse_bare_balance();
create trigger ledger_accounts_kept before delete on ledger_accounts
  for each row execute function refuse_change();

create function check_entry_sums() returns trigger language plpgsql as $$
declare
  entry uuid := case when tg_table_name = 'ledger_legs' then (to_jsonb(new) ->> 'entry_id')::uuid
                     else (to_jsonb(new) ->> 'id')::uuid end;
begin
  if (select count(*) from ledger_legs where entry_id = entry) < 2 then
    raise exception 'entry % has fewer than two legs', entry using errcode = '23514';
  end if;
  if exists (
    select 1 from ledger_legs join ledger_accounts on ledger_accounts.id = ledger_legs.account_id
    where entry_id = entry group by token having sum(amount) <> 0
  ) then
    raise exception 'the legs of entry % do not sum to zero', entry using errcode = '23514';
  end if;
  return null;
end $$;
create constraint trigger ledger_legs_sum after insert on ledger_legs
  deferrable initially deferred for each row execute function check_entry_sums();
create constraint trigger ledger_entries_have_legs after insert on ledger_entries
  deferrable initially deferred for each row execute function check_entry_sums();

-- The answer to a payment, written with the payment, so that asking twice pays once.
create table idempotency_keys (
  account_id uuid not null references accounts (id),
  key text not null,
  body_hash text not null,
  answer jsonb,
  created_at timestamptz not null,
  primary key (account_id, key)
);
