-- The registry of released builds. Each gateway follows one channel; `revision` grows with every change of a channel.
create table release_channels (
  name text primary key,
  revision bigint not null
);

-- Uploaded builds, so that the same one can go from channel to channel.
create table release_builds (
  name text not null,
  id text not null,
  release json not null,
  uploaded_at timestamptz not null,
  primary key (name, id)
);

-- One remote, or the shell, in a channel. `entry` is null while it is unpublished.
create table release_entries (
  channel text not null references release_channels (name),
  name text not null,
  entry json,
  unpublished_at timestamptz,
  paused json,
  pinned json,
  primary key (channel, name)
);

-- Builds that no channel entry refers to any longer, until their files are deleted.
create table retired_builds (
  channel text not null references release_channels (name),
  name text not null,
  build text not null,
  left_at timestamptz not null,
  primary key (channel, name, build)
);

-- Teams own the names that they were the first to publish.
create table release_claims (
  name text primary key,
  team text not null
);

-- `shape` is the path without what makes no difference to a router.
create table release_paths (
  channel text not null references release_channels (name),
  shape text not null,
  path text not null,
  name text not null,
  primary key (channel, shape)
);
create index release_paths_name on release_paths (channel, name);

-- `hash` is the SHA-256 of the token, which only its user keeps.
create table release_tokens (
  id uuid primary key default gen_random_uuid(),
  hash text not null unique,
  team text not null,
  label text not null,
  remotes text[] not null,
  channels text[] not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz
);

-- Who changed what, and why.
create table release_log (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  channel text not null,
  name text not null,
  action text not null,
  from_build text,
  to_build text,
  revision bigint not null,
  team text not null,
  who text not null,
  token_id uuid,
  commit_id text,
  ci_run text,
  reason text
);
create index release_log_channel on release_log (channel, id desc);

create function refuse_log_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name;
end $$;
create trigger release_log_append_only before update or delete on release_log
  for each row execute function refuse_log_change();
create trigger release_log_never_emptied before truncate on release_log
  for each statement execute function refuse_log_change();
