-- When a player last changed an identity verification: unfinished and rejected ones are deleted some time after it.
alter table kyc add column changed_at timestamptz not null default now();

-- A closed account is erased some time after it was closed. Accounts that are closed already could be restored at any time
-- until now: their time starts with this migration.
alter table accounts
  add column erased_at timestamptz,
  add column kept_until timestamptz;
update accounts set kept_until = now() + interval '30 days' where closed_at is not null;
create index accounts_to_erase on accounts (closed_at) where closed_at is not null and erased_at is null;

-- Erasing looks these up by account.
create index sign_ups_account on sign_ups (account_id);
create index usernames_account on usernames (account_id);
