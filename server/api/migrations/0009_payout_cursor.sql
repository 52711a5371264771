-- The daily payout goes through the players in order of their ID: who is the last one paid out, and for which day. The
-- day tells whether the cursor is current, should a process of the previous version have begun the next day.
alter table game_state
  add column paid_until uuid,
  add column paid_until_day date;
