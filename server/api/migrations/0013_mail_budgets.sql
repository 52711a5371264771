-- Emails that strangers can cause, per mailbox, as the time at which the budget is whole again.
create table mail_budgets (
  key text primary key,
  whole_at timestamptz not null
);
create index mail_budgets_whole on mail_budgets (whole_at);

-- Not sent, because the budget of its mailbox was used up.
alter table mails add column is_withheld boolean not null default false;
