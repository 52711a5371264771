-- News that staff has written: title and text by language, with English among them.
create table news (
  id bigint generated always as identity primary key,
  texts jsonb not null check (texts ? 'en-US'),
  published_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > published_at)
);
