-- Players who may see what the pages of all players report. Only the command `staff` grants it.
alter table accounts add column is_staff boolean not null default false;
