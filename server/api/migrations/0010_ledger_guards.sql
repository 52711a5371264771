-- What is checked at the end of a transaction can be checked earlier by `set constraints all immediate`. An entry whose
-- legs sum to zero is complete: a later statement of the same transaction adds no leg to it.
create function refuse_late_legs() returns trigger language plpgsql as $$
declare
  complete uuid;
begin
  with touched as (
    select entry_id, count(*) as legs from fresh group by entry_id
  ),
  extended as (
    select entry_id from touched
    where (select count(*) from ledger_legs leg where leg.entry_id = touched.entry_id) > touched.legs
  ),
  earlier as (
    select leg.entry_id, leg.account_id, leg.amount from ledger_legs leg join extended using (entry_id)
    union all
    select fresh.entry_id, fresh.account_id, -fresh.amount from fresh join extended using (entry_id)
  ),
  sums as (
    select entry_id, sum(amount) as amount
    from earlier join ledger_accounts on ledger_accounts.id = account_id group by entry_id, token
  )
  select entry_id into complete from sums group by entry_id having bool_and(amount = 0) limit 1;
  if complete is not null then
    raise exception 'entry % is complete', complete using errcode = '23514';
  end if;
  return null;
end $$;
create trigger ledger_legs_late after insert on ledger_legs referencing new table as fresh
  for each statement execute function refuse_late_legs();

-- Balances are changed by this function alone, which runs as the owner of the tables: the role that the server uses
-- needs no right to update them.
alter function add_leg_to_balance() security definer;

-- A temporary table of the same name must not be what a guard reads.
do $$
declare
  guard text;
begin
  foreach guard in array array['add_leg_to_balance', 'check_entry_sums', 'refuse_bare_balance', 'refuse_change',
      'refuse_late_legs', 'refuse_new_referrer', 'take_from_entry'] loop
    execute format('alter function %I() set search_path = %I, pg_temp', guard, current_schema());
  end loop;
end $$;
