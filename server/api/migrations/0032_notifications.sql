-- What the notification center shows. A row without an account is for everybody.
create table notifications (
  id bigint generated always as identity primary key,
  account_id uuid references accounts (id),
  kind text not null,
  -- Names the event, so that it is told once.
  reference text not null,
  data jsonb not null,
  -- False for a kind that the player has turned off: the row then only records that the event was emailed.
  is_listed boolean not null default true,
  created_at timestamptz not null,
  read_at timestamptz,
  -- Only rows for everybody expire.
  expires_at timestamptz,
  unique (account_id, reference),
  check (account_id is not null or expires_at is not null)
);
create unique index notifications_for_all on notifications (reference) where account_id is null;
create index notifications_account on notifications (account_id, id desc) where is_listed;
create index notifications_unread on notifications (account_id) where is_listed and read_at is null;
create index notifications_created on notifications (created_at);

-- Which of the rows for everybody a player has read.
create table notification_reads (
  account_id uuid not null references accounts (id),
  notification_id bigint not null references notifications (id) on delete cascade,
  primary key (account_id, notification_id)
);
create index notification_reads_notification on notification_reads (notification_id);

-- Finds the runs that end soon.
create index node_runs_until on node_runs (until_at);
