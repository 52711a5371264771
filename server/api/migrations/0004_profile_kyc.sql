-- The second factor whole, photos, and who a player is.

-- `secret` is sealed by the server. One that no code has confirmed yet is good for a short time after `set_up_at`.
alter table two_factor add column set_up_at timestamptz not null;

create table recovery_codes (
  account_id uuid not null references accounts (id),
  hash text not null,
  used_at timestamptz,
  primary key (account_id, hash)
);

-- One photo an account. Its id stands in a public address, so it cannot be guessed and changes with the picture.
create table pictures (
  id text primary key,
  account_id uuid not null unique references accounts (id),
  bytes bytea not null,
  created_at timestamptz not null
);
alter table accounts drop column photo_url;

-- 'none' is an account without a row, 'expired' an approval whose time is over.
create table kyc (
  account_id uuid primary key references accounts (id),
  status text not null default 'draft' check (status in ('draft', 'submitted', 'inReview', 'approved', 'rejected')),
  details jsonb,
  document text check (document in ('passport', 'idCard', 'drivingLicence')),
  reason text,
  -- Who of the operator's people has it in hand, or has decided.
  reviewer text,
  submitted_at timestamptz,
  decided_at timestamptz,
  expires_at timestamptz,
  check (status = 'draft' or submitted_at is not null),
  check (status <> 'approved' or expires_at is not null)
);
create index kyc_waiting on kyc (submitted_at) where status in ('submitted', 'inReview');

create table kyc_files (
  account_id uuid not null references kyc (account_id),
  kind text not null check (kind in ('documentFront', 'documentBack', 'selfie')),
  bytes bytea not null,
  uploaded_at timestamptz not null,
  -- Why the reviewer refused it; it must then be sent again.
  reason text,
  primary key (account_id, kind)
);
