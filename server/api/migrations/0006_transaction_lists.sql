-- Lists of a player's legs are read along one account. An index on the number alone would tempt the planner to walk
-- through everybody's.
alter table ledger_legs drop constraint ledger_legs_pkey, add primary key (account_id, id);
drop index ledger_legs_account;

-- An expression in an index is not found again once the planner has turned its "not" around: a column is.
alter table ledger_legs add column is_in boolean not null generated always as (amount > 0) stored;
drop index ledger_legs_direction;
create index ledger_legs_direction on ledger_legs (account_id, is_in, id);

-- Shares are written by the statement that writes their block, from the table of miners: asking again for each of ten
-- thousand players costs as much as all the rest.
alter table block_shares drop constraint block_shares_block_fkey, drop constraint block_shares_player_id_fkey;
