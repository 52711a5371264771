-- Whether a player appears in leaderboards, and under which name.
alter table accounts add column leaderboard text not null default 'masked'
  check (leaderboard in ('named', 'masked', 'hidden'));

-- What players have mined, added up from finished buckets once; a bucket is open until the blocks in it are settled.
create table leaderboard_totals (
  player_id uuid primary key references miners (player_id),
  mined bigint not null,
  -- Start of a week, Sunday 00:00 UTC in seconds, and what was mined in it.
  week bigint not null,
  week_mined bigint not null
) with (fillfactor = 80);

-- The ranks at the last refresh. Those who are hidden have a rank for themselves, and no position in the list.
create table leaderboard_rows (
  board text not null,
  player_id uuid not null references accounts (id),
  score bigint not null,
  rank integer not null,
  position integer,
  primary key (board, player_id)
) with (fillfactor = 80);
create index leaderboard_rows_position on leaderboard_rows (board, position) where position is not null;

create table leaderboard_state (
  is_only boolean primary key default true check (is_only),
  -- Buckets that start before are in the totals.
  counted_until bigint not null,
  -- The height of the last refresh.
  height bigint not null default -1,
  refreshed_at timestamptz
);

-- The ledger knows what was paid out before there were totals; the newest bucket may still grow, so it is left out.
insert into leaderboard_state (counted_until) select coalesce(max(starts_at), 0) from share_buckets;
insert into leaderboard_totals (player_id, mined, week, week_mined)
  select player_id, coalesce(paid.mined, 0) + coalesce(shares.unpaid, 0) - coalesce(shares.newest, 0), weeks.starts_at,
    coalesce(shares.week_mined, 0)
  from miners
  cross join (select settled_until - (settled_until + 4 * 86400) % (7 * 86400) as starts_at from game_state) as weeks
  left join (
    select account.player_id, sum(amount)::bigint as mined
    from ledger_legs join ledger_accounts account on account.id = account_id
    where purpose = 'profit' and account.player_id is not null group by account.player_id
  ) as paid using (player_id)
  left join (
    select player_id, sum(mined - paid_mined)::bigint as unpaid,
      sum(mined) filter (where starts_at >= counted_until)::bigint as newest,
      sum(mined) filter (where starts_at < counted_until and starts_at >= (select settled_until
        - (settled_until + 4 * 86400) % (7 * 86400) from game_state))::bigint as week_mined
    from share_buckets cross join leaderboard_state group by player_id
  ) as shares using (player_id);
create index share_buckets_starts on share_buckets (starts_at);
