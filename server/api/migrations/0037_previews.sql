-- Links that show one build of a remote to the browsers that open them. Either `build` or `local` is set.
create table release_previews (
  id uuid primary key default gen_random_uuid(),
  channel text not null,
  name text not null,
  build text,
  local json,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz
);
create index release_previews_expires_at on release_previews (expires_at);
