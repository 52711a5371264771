-- The hashrate of all players and the number of active miners, kept beside the miners: reading them doesn't scan a table.
-- Triggers keep them, so that they hold whichever version of the server settles a block.
alter table game_state
  add column players_power bigint not null default 0,
  add column active_miners integer not null default 0;
update game_state set (players_power, active_miners) =
  (select coalesce(sum(power), 0), count(*) filter (where power > 0) from miners);

create function keep_power_totals() returns trigger language plpgsql as $$
declare
  added bigint;
  joined integer;
begin
  if tg_op = 'INSERT' then
    select sum(power), count(*) filter (where power > 0) into added, joined from after;
  else
    select sum(after.power - before.power), sum((after.power > 0)::integer - (before.power > 0)::integer)
      into added, joined from after join before using (player_id) where after.power <> before.power;
  end if;
  if added <> 0 or joined <> 0 then
    update game_state set players_power = players_power + added, active_miners = active_miners + joined;
  end if;
  return null;
end $$;
create trigger miners_added_power after insert on miners referencing new table as after
  for each statement execute function keep_power_totals();
create trigger miners_changed_power after update on miners referencing old table as before new table as after
  for each statement execute function keep_power_totals();
