-- A build that a share of the players of a channel gets instead of the live one. `salt` hides the addresses of its reporters.
create table release_canaries (
  channel text not null,
  name text not null,
  build text not null,
  baseline text not null,
  release json not null,
  percent double precision not null,
  started_at timestamptz not null,
  promote_at timestamptz,
  salt text not null default gen_random_uuid()::text,
  primary key (channel, name),
  foreign key (channel, name) references release_entries (channel, name)
);

-- Network addresses, as salted hashes, whose pages have reported on the candidate or on the live build. They end with the canary.
create table canary_reporters (
  channel text not null,
  name text not null,
  build text not null,
  reporter text not null,
  has_failed_load boolean not null,
  has_error boolean not null,
  primary key (channel, name, build, reporter),
  foreign key (channel, name) references release_canaries (channel, name) on delete cascade
);

alter table release_log add column percent double precision;
