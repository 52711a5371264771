-- Since when a key signs and encrypts: a process with an older order of the keys must not re-encrypt under the previous one.
-- Null: it never did. Keys from before this migration count as equally new.
alter table master_keys add column primary_since timestamptz;
update master_keys set primary_since = now() where retired_at is null;
