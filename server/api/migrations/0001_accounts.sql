-- Accounts, how they come to be, and who is signed in. Times are given by the server, so that tests can choose them.

create table secrets (
  name text primary key,
  value text not null
);

create table accounts (
  id uuid primary key,
  username text not null,
  username_key text not null unique,
  email text not null,
  email_key text not null unique,
  password_hash text not null,
  referral_code text not null unique,
  referrer_id uuid references accounts (id) check (referrer_id <> id),
  photo_url text,
  created_at timestamptz not null
);
create index accounts_referrer on accounts (referrer_id);

-- Only an account that exists already can be a referrer, and it never changes: referrals are a forest.
create function refuse_new_referrer() returns trigger language plpgsql as $$
begin
  if new.referrer_id is distinct from old.referrer_id then
    raise exception 'the referrer of account % is set once', old.id;
  end if;
  return new;
end $$;
create trigger accounts_referrer_once before update on accounts
  for each row execute function refuse_new_referrer();

-- A sign-up waits here until its mail is answered. One for an email that is in use looks the same from outside.
create table sign_ups (
  id uuid primary key,
  username text not null,
  email text not null,
  email_key text not null,
  password_hash text not null,
  referrer_id uuid references accounts (id),
  created_at timestamptz not null,
  mailed_at timestamptz not null,
  mails integer not null default 1,
  account_id uuid references accounts (id)
);
create index sign_ups_email on sign_ups (email_key, created_at desc);

-- Who holds a name: an account for good, a sign-up for some days.
create table usernames (
  username_key text primary key,
  email_key text not null,
  account_id uuid references accounts (id),
  held_until timestamptz
);

create table activation_tokens (
  hash text primary key,
  sign_up_id uuid not null references sign_ups (id),
  expires_at timestamptz not null,
  used_at timestamptz
);

create table sessions (
  id uuid primary key,
  account_id uuid not null references accounts (id),
  created_at timestamptz not null,
  used_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  device text not null,
  address text not null
);
create index sessions_account on sessions (account_id);

create table refresh_tokens (
  hash text primary key,
  session_id uuid not null references sessions (id),
  issued_at timestamptz not null,
  used_at timestamptz
);
create index refresh_tokens_session on refresh_tokens (session_id);

create table two_factor (
  account_id uuid primary key references accounts (id),
  secret text not null,
  enabled_at timestamptz,
  last_step bigint not null default 0
);

create table two_factor_challenges (
  id uuid primary key,
  account_id uuid not null references accounts (id),
  attempts integer not null default 0,
  expires_at timestamptz not null,
  used_at timestamptz
);

-- How often something was tried in the current window.
create table rate_limits (
  key text primary key,
  window_ends_at timestamptz not null,
  count integer not null
);
create index rate_limits_end on rate_limits (window_ends_at);

-- Wrong passwords and codes of one account, known or not.
create table lockouts (
  key text primary key,
  failures integer not null,
  locked_until timestamptz
);

create table mails (
  id bigint generated always as identity primary key,
  recipient text not null,
  subject text not null,
  body text not null,
  link text not null,
  created_at timestamptz not null
);
