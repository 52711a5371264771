-- The totals of each generation of a player's network, kept beside the members: reading them costs the same however many
-- there are. Triggers keep them, so that they hold whichever version of the server settles a block.
create table network_totals (
  player_id uuid not null references accounts (id),
  level integer not null check (level between 1 and 3),
  members integer not null,
  active integer not null,
  -- mTH/s at `game_state.settled_until`.
  hashrate bigint not null,
  -- Bonuses from these members, paid out or not.
  earned bigint not null default 0,
  primary key (player_id, level)
) with (fillfactor = 80);

-- Two sign-ups lock the rows in the same order.
create function add_network_members() returns trigger language plpgsql as $$
begin
  insert into network_totals as kept (player_id, level, members, active, hashrate)
    select inviter, level, count(*), count(*) filter (where power > 0), sum(power)
    from after cross join lateral (values (1, inviter1), (2, inviter2), (3, inviter3)) as generation (level, inviter)
    where inviter is not null group by level, inviter order by level, inviter
    on conflict (player_id, level) do update set members = kept.members + excluded.members,
      active = kept.active + excluded.active, hashrate = kept.hashrate + excluded.hashrate;
  return null;
end $$;
create trigger miners_added_to_networks after insert on miners referencing new table as after
  for each statement execute function add_network_members();

create function change_network_hashrates() returns trigger language plpgsql as $$
begin
  update network_totals kept set active = kept.active + changed.active, hashrate = kept.hashrate + changed.hashrate
    from (
      select inviter, level, sum((after.power > 0)::integer - (before.power > 0)::integer) as active,
        sum(after.power - before.power) as hashrate
      from after join before using (player_id) cross join lateral
        (values (1, after.inviter1), (2, after.inviter2), (3, after.inviter3)) as generation (level, inviter)
      where after.power <> before.power group by inviter, level
    ) as changed
    where kept.player_id = changed.inviter and kept.level = changed.level;
  return null;
end $$;
create trigger miners_changed_in_networks after update on miners referencing old table as before new table as after
  for each statement execute function change_network_hashrates();

-- Earnings only grow: a purge of old buckets doesn't reduce them.
create function add_network_earnings() returns trigger language plpgsql as $$
begin
  update network_totals kept set earned = kept.earned + gained.amount
    from (
      select inviter, level, sum(given) as amount
      from after as bucket join miners using (player_id) cross join lateral (values
        (1, inviter1, bucket.given1), (2, inviter2, bucket.given2), (3, inviter3, bucket.given3)
      ) as generation (level, inviter, given)
      where given <> 0 group by inviter, level
    ) as gained
    where kept.player_id = gained.inviter and kept.level = gained.level;
  return null;
end $$;
create trigger share_buckets_added_to_networks after insert on share_buckets referencing new table as after
  for each statement execute function add_network_earnings();

-- A payout updates thousands of buckets and gives nothing, so they are summed up before they are joined.
create function change_network_earnings() returns trigger language plpgsql as $$
begin
  update network_totals kept set earned = kept.earned + gained.amount
    from (
      select inviter, level, sum(given) as amount
      from (
        select player_id, sum(given1) as given1, sum(given2) as given2, sum(given3) as given3
        from (
          select player_id, given1, given2, given3 from after
          union all select player_id, -given1, -given2, -given3 from before
        ) as parts
        group by player_id having sum(given1) <> 0 or sum(given2) <> 0 or sum(given3) <> 0
      ) as bucket join miners using (player_id) cross join lateral (values
        (1, inviter1, bucket.given1), (2, inviter2, bucket.given2), (3, inviter3, bucket.given3)
      ) as generation (level, inviter, given)
      where given <> 0 group by inviter, level
    ) as gained
    where kept.player_id = gained.inviter and kept.level = gained.level;
  return null;
end $$;
create trigger share_buckets_changed_in_networks after update on share_buckets
  referencing old table as before new table as after
  for each statement execute function change_network_earnings();

-- The triggers hold back writers until this is committed. Days that are paid out for a member are in `miners`.
insert into network_totals (player_id, level, members, active, hashrate, earned)
  select inviter, level, count(*), count(*) filter (where power > 0), sum(power), sum(given)
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
  where inviter is not null group by inviter, level;
