-- What a player has done on finished days; each day is added once.
create table player_progress (
  player_id uuid primary key references miners (player_id),
  -- Days up to this one are counted; null before the first.
  counted_until date,
  blocks bigint not null default 0,
  -- Days with enough work.
  mined_days integer not null default 0,
  streak integer not null default 0,
  best_streak integer not null default 0,
  -- Last day of the streak, and the last missed day that was forgiven.
  streak_until date,
  forgiven_on date,
  -- Players invited by this one who have mined on enough days.
  active_invitees integer not null default 0,
  -- Weeks in which all goals were done.
  full_weeks integer not null default 0
) with (fillfactor = 80);

create table achievements (
  player_id uuid not null references miners (player_id),
  kind text not null,
  target integer not null,
  awarded_at timestamptz not null,
  primary key (player_id, kind, target)
);

-- The goals that were drawn for a player and the week from a Sunday 00:00 UTC, in seconds.
create table week_goals (
  player_id uuid not null references miners (player_id),
  week bigint not null,
  goals jsonb not null,
  done_at timestamptz,
  primary key (player_id, week)
);
create index week_goals_week on week_goals (week);

-- Whom a player has paid outside the own network.
create table paid_players (
  player_id uuid not null references miners (player_id),
  recipient_id uuid not null references miners (player_id),
  paid_at timestamptz not null,
  primary key (player_id, recipient_id)
);
create index paid_players_recipient on paid_players (recipient_id);

-- How far the tasks have come.
create table progress_state (
  is_only boolean primary key default true check (is_only),
  -- Days before are counted for everybody, and this day for players up to `counted_until`. Null before the first day.
  counted_before date,
  counted_until uuid,
  -- Players with shares in this bucket are looked at for achievements, up to `checked_until`.
  bucket bigint not null default 0,
  checked_until uuid,
  is_checked boolean not null default true
);
insert into progress_state default values;

-- Days whose shares are purged. Streaks begin with those that are still there.
insert into player_progress (player_id, counted_until, blocks, mined_days)
  select player_id, max(day), sum(blocks), count(*)
  from payouts where kind = 'daily_profit' and blocks > 0
    and day < (select coalesce(min(day), 'infinity') from share_buckets)
  group by player_id;
insert into player_progress as kept (player_id, active_invitees)
  select inviter1, count(*) from miners join player_progress using (player_id)
  where inviter1 is not null and mined_days >= 3 group by inviter1
  on conflict (player_id) do update set active_invitees = excluded.active_invitees;

create index blocks_finder on blocks (finder) where finder is not null;
-- Lists the players of a bucket in batches.
create index share_buckets_starts_player on share_buckets (starts_at, player_id);
drop index share_buckets_starts;
