-- The pace of the game belongs to the database: processes that disagree about it would settle blocks of two lengths.
-- The first process that opens the database stores its own.
alter table game_state
  add column profile text,
  add column block_seconds integer check (block_seconds > 0),
  add column bucket_seconds integer check (bucket_seconds > 0);
