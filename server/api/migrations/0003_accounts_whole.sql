-- What an account knows of its player, its way back when a password is lost, and what happened to it.

alter table accounts
  add column name text,
  add column country text,
  -- As the player saved them; null while they never did.
  add column preferences jsonb,
  add column closed_at timestamptz,
  -- Nothing can be sent before this time.
  add column sends_paused_until timestamptz;

-- A token for an email without an account is stored too: both take the same work. Nobody is told that one.
create table reset_tokens (
  hash text primary key,
  account_id uuid references accounts (id),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index reset_tokens_account on reset_tokens (account_id);
create index reset_tokens_end on reset_tokens (expires_at);

-- What the security log tells of. A failed sign-in at no account has none, and is kept for the same work alone.
create table security_events (
  id bigint generated always as identity primary key,
  account_id uuid references accounts (id),
  kind text not null,
  device text not null,
  address text not null,
  created_at timestamptz not null
);
create index security_events_account on security_events (account_id, id desc);
create index security_events_time on security_events (created_at);

-- Where an account was signed in from before, as a hash of browser, system and network.
create table known_devices (
  account_id uuid not null references accounts (id),
  device text not null,
  seen_at timestamptz not null,
  primary key (account_id, device)
);

-- Delivery by a mail server. Without one no mail is ever due and the outbox page shows them all.
alter table mails
  -- The next try; null once there is none.
  add column due_at timestamptz,
  add column attempts integer not null default 0,
  add column sent_at timestamptz;
create index mails_due on mails (due_at) where due_at is not null;
create index mails_time on mails (created_at);

-- The last attempt, so that old failures can be forgotten.
alter table lockouts add column counted_at timestamptz not null default now();
create index lockouts_time on lockouts (counted_at);

create index two_factor_challenges_account on two_factor_challenges (account_id);
create index two_factor_challenges_end on two_factor_challenges (expires_at);
create index activation_tokens_sign_up on activation_tokens (sign_up_id);
create index sign_ups_time on sign_ups (created_at);
create index sessions_end on sessions (expires_at);
create index refresh_tokens_used on refresh_tokens (used_at) where used_at is not null;
create index known_devices_seen on known_devices (seen_at);
create index idempotency_keys_time on idempotency_keys (created_at);
create index usernames_held on usernames (held_until) where account_id is null;
