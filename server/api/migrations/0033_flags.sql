-- Flags that decide who sees a part of the product: the players listed, and a share of all others by a stable hash.
create table flags (
  name text primary key,
  percentage integer not null check (percentage between 0 and 100)
);

create table flag_players (
  flag text not null references flags (name) on delete cascade,
  account_id uuid not null references accounts (id) on delete cascade,
  primary key (flag, account_id)
);
create index flag_players_account_id on flag_players (account_id);

-- Who changed a flag, and why. `percentage` is null where it was removed.
create table flag_log (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  flag text not null,
  percentage integer,
  players integer not null,
  who text not null,
  reason text
);
create trigger flag_log_append_only before update or delete on flag_log
  for each row execute function refuse_log_change();
create trigger flag_log_never_emptied before truncate on flag_log
  for each statement execute function refuse_log_change();
