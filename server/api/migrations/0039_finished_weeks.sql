-- Goals of weeks before are checked for the last time for everybody, and those of this week for players up to
-- `goals_checked_until`. Null before the first week.
alter table progress_state add column goals_checked_before bigint, add column goals_checked_until uuid;
-- Lists the players whose goals of a week aren't done in batches.
create index week_goals_unfinished on week_goals (week, player_id) where done_at is null;
