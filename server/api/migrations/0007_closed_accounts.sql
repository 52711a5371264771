-- Whoever has closed the account earns nothing: nodes stand still, bonuses go to nobody.
create index accounts_closed on accounts (id) where closed_at is not null;
-- Ran when the account was closed, and runs again once it is open.
alter table nodes add column resumes boolean not null default false;
