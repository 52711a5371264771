-- Top-ups: USDT that arrived on a player's own address of a chain, and what the ledger credits for it.

-- Owes what was credited, so its balance is never above zero: the sum of all top-ups, negated.
alter table ledger_accounts drop constraint ledger_accounts_system_name_check;
alter table ledger_accounts add constraint ledger_accounts_system_name_check
  check (system_name in ('mint', 'treasury', 'pool', 'burn', 'unpaid', 'deposits'));
alter table ledger_accounts drop constraint ledger_accounts_check1;
alter table ledger_accounts add constraint ledger_accounts_balance
  check (balance >= 0 or system_name in ('mint', 'deposits') and system_name is not null);
insert into ledger_accounts (system_name, token) values ('deposits', 'USDT');

-- All existing entries satisfy the narrower list, so none is read again.
alter table ledger_entries drop constraint ledger_entries_kind;
alter table ledger_entries add constraint ledger_entries_kind check (kind in ('seed', 'grant', 'transfer', 'exchange',
  'node', 'upgrade', 'recharge', 'blocks', 'daily_profit', 'collect', 'reversal', 'top_up')) not valid;

-- A sequence gives no number twice, not even after a rollback.
create sequence top_up_positions minvalue 0;

-- An address per account and key. Those of former keys are kept: somebody may still send to them.
create table top_up_addresses (
  -- In lower case.
  address text primary key check (address = lower(address)),
  account_id uuid not null references accounts (id),
  -- Which extended public key it is derived from, and its index there.
  key_id text not null,
  position integer not null,
  created_at timestamptz not null,
  unique (key_id, position),
  unique (account_id, key_id)
);

-- How far the transfers of a token have been read; up to this block nothing is read again.
create table top_up_scans (
  chain_id integer not null,
  token text not null,
  scanned_until bigint not null,
  scanned_hash text not null,
  -- The newest block that was seen.
  head bigint not null,
  polled_at timestamptz not null,
  primary key (chain_id, token)
);

create table top_ups (
  id bigint generated always as identity primary key,
  chain_id integer not null,
  token text not null,
  tx_hash text not null,
  -- Among the logs of its transaction: it stays the same when the transaction moves to another block.
  log_index integer not null,
  block_number bigint not null,
  block_hash text not null,
  address text not null references top_up_addresses (address),
  account_id uuid not null references accounts (id),
  -- Units of the token on the chain, and what the ledger credits.
  value numeric(78) not null,
  amount bigint not null check (amount > 0),
  status text not null default 'pending' check (status in ('pending', 'confirmed', 'failed')),
  seen_at timestamptz not null,
  entry_id uuid unique references ledger_entries (id),
  check ((status = 'confirmed') = (entry_id is not null)),
  unique (chain_id, tx_hash, log_index)
);
create index top_ups_account on top_ups (account_id, id desc);
create index top_ups_pending on top_ups (chain_id, token, block_number) where status = 'pending';
