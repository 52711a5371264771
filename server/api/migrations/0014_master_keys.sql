-- The master keys that this database was used with; the keys themselves are never stored.
create table master_keys (
  kid text primary key,
  -- Derived from the key: tells whether a key of this ID is the same one.
  check_value text not null,
  -- When nothing was left that it encrypts.
  retired_at timestamptz
);
-- The signing secret stood here in plain text. The server encrypts it, and deletes it when nothing needs it any more.
alter table secrets add column retired_at timestamptz;
-- Encrypted. Null until the server has re-encrypted `secret`, which an older version encrypted.
alter table two_factor add column recovery_salt text;
