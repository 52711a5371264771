-- Locks of two-factor codes grow: how many there have been, and when the failures that count began.
alter table lockouts
  add column lockouts integer not null default 0,
  add column started_at timestamptz not null default now();

-- Devices that completed a login, by the hash of the token that each keeps. Strangers' failed attempts don't lock them out.
create table login_devices (
  account_id uuid not null references accounts (id),
  device text not null,
  seen_at timestamptz not null,
  primary key (account_id, device)
);
create index login_devices_seen on login_devices (seen_at);
