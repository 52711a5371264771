-- Numbers that a login message must contain; deleted at their first use.
create table login_nonces (
  nonce text primary key,
  expires_at timestamptz not null
);
create index login_nonces_end on login_nonces (expires_at);

-- Who signed with an address that has no account; the token of `hash` signs up with it or links it, on the same device.
create table address_proofs (
  hash text primary key,
  -- With checksum, like every wallet address in this database.
  address text not null,
  contract_chain_id integer,
  device text,
  expires_at timestamptz not null
);
create index address_proofs_end on address_proofs (expires_at);

create table linked_addresses (
  address text primary key,
  account_id uuid not null references accounts (id),
  name text,
  -- Chain of a contract account. The same address may be somebody else's contract on another chain. Null for a key.
  contract_chain_id integer,
  linked_at timestamptz not null,
  last_used_at timestamptz
);
create index linked_addresses_account on linked_addresses (account_id, linked_at);

-- Linked when the sign-up is activated.
alter table sign_ups
  add column address text,
  add column address_contract_chain_id integer;
create index sign_ups_address on sign_ups (address, created_at desc) where address is not null;

-- The address that began the session or the two-factor login; null for the password.
alter table sessions add column linked_address text;
alter table two_factor_challenges add column linked_address text;
